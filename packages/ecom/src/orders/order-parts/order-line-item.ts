import { date, entity, enumeration, image, type EnumerationValue } from '@cartwright/core';
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

/** Units of a quantity that is not whole. */
export const MeasurementUnit = /* @__PURE__ */ enumeration(
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
);
/** A unit of a quantity that is not whole. */
export type MeasurementUnit = EnumerationValue<typeof MeasurementUnit>;

/** A quantity that is not whole. */
export interface DecimalQuantity {
  /** Its unit, when the platform knows it. */
  measurementUnit?: MeasurementUnit;
  /** Its unit, when the platform does not. */
  otherUnit?: string;
  /** How much, in decimal digits. */
  value?: string;
  /** In words. */
  description?: TranslatableString;
}

/** A file that was bought. */
export interface DigitalFile {
  /** Its id. */
  fileId?: string;
  /** Where it can be downloaded. */
  link?: string | null;
  /** Until when. Read-only. */
  expirationDate?: Date | null;
}

/** The subscription that an order belongs to. */
export interface SubscriptionInfo {
  /** Its id. */
  _id?: string | null;
  /** Which cycle this order is, from 1. */
  cycleNumber?: number;
  /** The name of its option. */
  subscriptionOptionTitle?: string;
  /** The description of its option. */
  subscriptionOptionDescription?: string | null;
  /** How often it is charged. */
  subscriptionSettings?: SubscriptionSettings;
  /** What it will be charged, in words. */
  chargesDescription?: string | null;
}

/** A place that sells, and how many from there. */
export interface LocationAndQuantity {
  /** The place's id. */
  _id?: string;
  /** The app that the place belongs to. */
  appId?: string | null;
  /** How many. */
  quantity?: number;
  /** The place's name. Read-only. */
  name?: string | null;
}

/** An item of an order. */
export interface OrderLineItem {
  /** Its id in the order. */
  _id?: string;
  /** Its name. */
  productName?: ProductName;
  /** Where it comes from. */
  catalogReference?: CatalogReference;
  /** How many. */
  quantity?: number;
  /** How much, where that is not whole. */
  decimalQuantity?: DecimalQuantity;
  /** All discounts together. Read-only. */
  totalDiscount?: Price;
  /** What was chosen. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. */
  image?: string;
  /** Weight and stock keeping unit. */
  physicalProperties?: PhysicalProperties;
  /** Its kind. */
  itemType?: ItemType;
  /** Who fulfills it. */
  fulfillerId?: string | null;
  /** How many were given back. */
  refundQuantity?: number | null;
  /** How many went back into stock. */
  restockQuantity?: number | null;
  /** What one costs, after discounts of the catalog. */
  price?: Price;
  /** What one costs, before discounts. Read-only. */
  priceBeforeDiscounts?: Price;
  /** What all of them cost, before discounts and tax. */
  lineItemPrice?: Price;
  /** What all of them cost, after discounts, without tax. Read-only. */
  totalPriceBeforeTax?: Price;
  /** What all of them cost, after discounts, with tax. Read-only. */
  totalPriceAfterTax?: Price;
  /** How it is paid for. */
  paymentOption?: PaymentOptionType;
  /** The tax. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** The tax. */
  taxInfo?: LineItemTaxInfo;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
  /** The file that was bought. */
  digitalFile?: DigitalFile;
  /** The subscription that it was bought with. */
  subscriptionInfo?: SubscriptionInfo;
  /** When a service takes place. */
  serviceProperties?: ServiceProperties;
  /** Further words about its price. */
  priceDescription?: PriceDescription;
  /** What was paid at once, where only a deposit was. Read-only. */
  depositAmount?: Price;
  /** The places that sell it. */
  locations?: LocationAndQuantity[];
  /** Whether its price was not known. */
  priceUndetermined?: boolean;
  /** Whether its quantity could not be changed. */
  fixedQuantity?: boolean;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** Extras that were chosen. Read-only. */
  modifierGroups?: ModifierGroup<Price>[];
}

/** The converted fields of {@link OrderLineItem}. */
export const orderLineItemShape = /* @__PURE__ */ entity<OrderLineItem>({
  image,
  physicalProperties: physicalPropertiesShape,
  digitalFile: /* @__PURE__ */ entity<DigitalFile>({ expirationDate: date }),
  subscriptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
});
