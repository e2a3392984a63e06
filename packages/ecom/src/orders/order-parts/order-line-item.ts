import { date, entity, image } from '@cartwright/core';
import type { MeasurementUnit } from '@cartwright/core/site';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { DescriptionLine } from '../../commerce/line-items/description-line.js';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { ItemType } from '../../commerce/line-items/item-type.js';
import type { ModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import { servicePropertiesShape, type ServiceProperties } from '../../commerce/line-items/service-properties.js';
import { subscriptionShape, type SubscriptionSettings } from '../../commerce/line-items/subscription.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { PriceDescription, ProductName, TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';
import type { ItemTaxFullDetails, LineItemTaxInfo } from './tax.js';

export { MeasurementUnit } from '@cartwright/core/site';

/**
 * Quantity that is not a whole number, such as 2.75 m². The line item then has `quantity` 1 and `fixedQuantity` `true`.
 * Either `measurementUnit` or `otherUnit` is present.
 */
export interface DecimalQuantity {
  /** Unit of `value`, if it is one of the platform's units. */
  measurementUnit?: MeasurementUnit;
  /** Name of the unit of `value` otherwise, such as `hour`. At most 50 characters. */
  otherUnit?: string;
  /** Decimal string greater than 0 with up to 4 fraction digits, such as `2.75`. */
  value?: string;
  /** Display text of the quantity, such as `2.75 square meters`. */
  description?: TranslatableString;
}

/** File of a purchased digital product. */
export interface DigitalFile {
  /** ID of the secure file in the site's media. */
  fileId?: string;
  /** Download URL. Absent until the order's download links are generated. */
  link?: string | null;
  /** Date and time when the download link expires. Read-only. */
  expirationDate?: Date | null;
}

/** Subscription that a line item belongs to. */
export interface SubscriptionInfo {
  /** The subscription's ID. */
  _id?: string | null;
  /** Billing cycle that the order is for. The first cycle is 1. */
  cycleNumber?: number;
  /** Title of the subscription option, such as `Monthly coffee`. */
  subscriptionOptionTitle?: string;
  /** Description of the subscription option. */
  subscriptionOptionDescription?: string | null;
  /** Frequency and duration of the subscription. */
  subscriptionSettings?: SubscriptionSettings;
  /** Description of the charges for the subscription, for display. */
  chargesDescription?: string | null;
}

/** Quantity of a line item that one business location supplies. */
export interface LocationAndQuantity {
  /** The location's ID. */
  _id?: string;
  /** ID of the app that owns the location. Absent for the site's own locations. */
  appId?: string | null;
  /** Quantity from this location. */
  quantity?: number;
  /** Name of the location. Read-only. */
  name?: string | null;
}

/** Line item of an order. */
export interface OrderLineItem {
  /** Line item ID, unique in the order. */
  _id?: string;
  /** Display name of the item. */
  productName?: ProductName;
  /** Catalog and catalog item that the line item comes from. Absent for custom line items. */
  catalogReference?: CatalogReference;
  /** Quantity, 1 to 100,000. */
  quantity?: number;
  /** Quantity with fraction digits. Absent if the quantity is a whole number. */
  decimalQuantity?: DecimalQuantity;
  /** Total discount on the entire quantity. Read-only. */
  totalDiscount?: Price;
  /** Selected options and custom text, for display. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. */
  image?: string;
  /** SKU and weight of the item. */
  physicalProperties?: PhysicalProperties;
  /** Type of the item: a preset type or a custom one. */
  itemType?: ItemType;
  /** ID of the fulfiller. Absent if the merchant fulfills the item. */
  fulfillerId?: string | null;
  /** Quantity that was refunded. */
  refundQuantity?: number | null;
  /** Quantity that was restocked. */
  restockQuantity?: number | null;
  /** Unit price after catalog and line item discounts. */
  price?: Price;
  /** Unit price without discounts. Defaults to `price`. Read-only. */
  priceBeforeDiscounts?: Price;
  /** Price of the entire quantity after catalog and line item discounts. */
  lineItemPrice?: Price;
  /** Price of the entire quantity after discounts, excluding tax. Read-only. */
  totalPriceBeforeTax?: Price;
  /** Price of the entire quantity after discounts, including tax. Read-only. */
  totalPriceAfterTax?: Price;
  /**
   * How the item is paid for: online, offline, with a deposit or with a membership.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
  /** Tax on the line item. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** Tax on the line item, with a breakdown by jurisdiction. */
  taxInfo?: LineItemTaxInfo;
  /** Address that the tax is calculated for. */
  taxableAddress?: TaxableAddress;
  /** File of a digital product. */
  digitalFile?: DigitalFile;
  /** Subscription that the line item belongs to. Absent for one-time purchases. */
  subscriptionInfo?: SubscriptionInfo;
  /** Date of the service and number of participants. Absent for products. */
  serviceProperties?: ServiceProperties;
  /** Display text that supplements the price, such as `Starts at $67`. */
  priceDescription?: PriceDescription;
  /** Deposit paid at checkout, if `paymentOption` is `DEPOSIT_ONLINE`. Read-only. */
  depositAmount?: Price;
  /** Business locations that supply the item. At most 5. */
  locations?: LocationAndQuantity[];
  /**
   * Whether the price is determined only after the order is created.
   *
   * @default false
   */
  priceUndetermined?: boolean;
  /**
   * Whether the quantity cannot be changed.
   *
   * @default false
   */
  fixedQuantity?: boolean;
  /** Data that apps attach to the line item. */
  extendedFields?: ExtendedFields;
  /** Selected modifiers, such as extras, by group. Read-only. */
  modifierGroups?: ModifierGroup<Price>[];
}

/** Shape of {@link OrderLineItem}: which fields are dates, images or floating-point numbers. */
export const orderLineItemShape = /* @__PURE__ */ entity<OrderLineItem>({
  image,
  physicalProperties: physicalPropertiesShape,
  digitalFile: /* @__PURE__ */ entity<DigitalFile>({ expirationDate: date }),
  subscriptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
});
