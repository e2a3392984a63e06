import { entity, image, pageUrl } from '@cartwright/core';
import {
  catalogOverrideFieldsShape,
  type CatalogOverrideFields,
} from '../commerce/line-items/catalog-override-fields.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { DescriptionLine } from '../commerce/line-items/description-line.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { ItemAvailabilityInfo } from '../commerce/line-items/item-availability.js';
import type { ItemType } from '../commerce/line-items/item-type.js';
import type { ModifierGroup } from '../commerce/line-items/modifier-group.js';
import type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
import type { PaymentOptionType } from '../commerce/line-items/payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../commerce/line-items/physical-properties.js';
import type { Policy } from '../commerce/line-items/policy.js';
import { servicePropertiesShape, type ServiceProperties } from '../commerce/line-items/service-properties.js';
import { subscriptionShape, type SubscriptionOptionInfo } from '../commerce/line-items/subscription.js';
import type { ItemTaxFullDetails, TaxableAddress } from '../commerce/tax/tax.js';
import type { PriceDescription, ProductName } from '../commerce/fields/translatable-string.js';

/** Line item of a checkout. */
export interface LineItem {
  /** Line item ID. Read-only. */
  _id?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. Read-only. */
  productName?: ProductName;
  /** URL of the item's page. Read-only. */
  url?: string;
  /** Price of one unit, after catalog discounts. Read-only. */
  price?: MultiCurrencyPrice;
  /** Price of all units, before discounts and tax. Read-only. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one unit before catalog discounts. Defaults to `price`. Read-only. */
  fullPrice?: MultiCurrencyPrice;
  /** Price of one unit before automatic discounts. Defaults to `price`. Read-only. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of all units, after discounts and tax. Read-only. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of all units, after discounts, before tax. Read-only. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the line item. Read-only. */
  taxDetails?: ItemTaxFullDetails;
  /** Total discount on the line item. Read-only. */
  discount?: MultiCurrencyPrice;
  /** Description lines, such as `Size: M`. Read-only. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. Read-only. */
  media?: string;
  /** Availability. Read-only. */
  availability?: ItemAvailabilityInfo;
  /** Weight, SKU and shippability. Read-only. */
  physicalProperties?: PhysicalProperties;
  /** Item type. Read-only. */
  itemType?: ItemType;
  /** Subscription that the item is bought with. Read-only. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Payment option. Read-only.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
  /** Date and number of participants of a service. Read-only. */
  serviceProperties?: ServiceProperties;
  /** ID of the catalog item that this item is a part of. Read-only. */
  rootCatalogItemId?: string | null;
  /** Additional price information, such as `per person`. Read-only. */
  priceDescription?: PriceDescription;
  /** Deposit due at checkout. Set with the payment option `DEPOSIT_ONLINE`. Read-only. */
  depositAmount?: MultiCurrencyPrice;
  /** Delivery profile ID. Read-only. */
  deliveryProfileId?: string | null;
  /** Whether the item is a custom line item. Read-only. */
  customLineItem?: boolean;
  /** Payment policy that requires the buyer's consent. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /** Fields that override the catalog's values. Requires an elevated identity. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether the price is not known yet. Read-only. */
  priceUndetermined?: boolean;
  /** Whether the quantity cannot be changed. Read-only. */
  fixedQuantity?: boolean;
  /**
   * Whether to save the payment method on the order. Read-only.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Merchant policies shown with the item. Read-only. */
  policies?: Policy[];
  /**
   * Whether only site members can buy the item. Read-only.
   *
   * @default false
   */
  membersOnly?: boolean;
  /** Selected modifiers, by group. Read-only. */
  modifierGroups?: ModifierGroup[];
  /** Total price of the modifiers. Read-only. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** Shape of {@link LineItem}: which fields are dates, images, page URLs or floating-point numbers. */
export const checkoutLineItemShape = /* @__PURE__ */ entity<LineItem>({
  url: pageUrl,
  media: image,
  physicalProperties: physicalPropertiesShape,
  subscriptionOptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
  catalogOverrideFields: catalogOverrideFieldsShape,
});
