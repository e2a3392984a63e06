import { date, entity, image } from '@cartwright/core';
import { appliedDiscountShape, type AppliedDiscount } from '../commerce/discounts-and-fees/applied-discount.js';
import type { BuyerInfo } from '../commerce/buyers/buyer.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { FullAddressContactDetails } from '../commerce/addresses/address-with-contact.js';
import type { DescriptionLine } from '../commerce/line-items/description-line.js';
import type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../commerce/line-items/physical-properties.js';
import type { ProductName } from '../commerce/fields/translatable-string.js';
import type { ActivityType, Status } from './enumerations.js';

/** Something that was done about an abandoned checkout. */
export interface Activity {
  /** When it was done. */
  _createdDate?: Date | null;
  /** What was done. */
  type?: ActivityType;
}

/** An item of an abandoned checkout. */
export interface LineItem {
  /** Its id. Read-only. */
  _id?: string | null;
  /** How many. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. Read-only. */
  productName?: ProductName;
  /** What one costs. Read-only. */
  price?: MultiCurrencyPrice;
  /** What one costs, before discounts. Read-only. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Description lines, such as `Size: M`. Read-only. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. Read-only. */
  image?: string;
  /** Weight, SKU and shippability. Read-only. */
  physicalProperties?: PhysicalProperties;
}

/** A checkout that the buyer left. */
export interface AbandonedCheckout {
  /** Its id. */
  _id?: string;
  /** Time of creation. */
  _createdDate?: Date | null;
  /** Time of the last update. */
  _updatedDate?: Date | null;
  /** The checkout. */
  checkoutId?: string | null;
  /** The cart that it was made of. */
  cartId?: string | null;
  /** Whether the buyer came back. */
  status?: Status;
  /** The buyer's language. */
  buyerLanguage?: string | null;
  /** Who buys. */
  buyerInfo?: BuyerInfo;
  /** How the buyer is reached. */
  contactDetails?: FullAddressContactDetails;
  /** Site currency, as an ISO 4217 code. */
  currency?: string;
  /** The buyer's currency. */
  conversionCurrency?: string | null;
  /** What everything costs. */
  totalPrice?: MultiCurrencyPrice;
  /** What was done about it. Read-only. */
  activities?: Activity[];
  /** When the buyer came back. */
  checkoutRecoveredDate?: Date | null;
  /** The URL of the page to check out. */
  checkoutUrl?: string;
  /** What the items cost. */
  subtotalPrice?: MultiCurrencyPrice;
  /** Its items. Read-only. */
  lineItems?: LineItem[];
  /** Applied discounts. Read-only. */
  appliedDiscounts?: AppliedDiscount[];
}

/** The converted fields of {@link AbandonedCheckout}. */
export const abandonedCheckoutShape = /* @__PURE__ */ entity<AbandonedCheckout>({
  _createdDate: date,
  _updatedDate: date,
  checkoutRecoveredDate: date,
  activities: /* @__PURE__ */ entity<Activity>({ _createdDate: date }),
  lineItems: /* @__PURE__ */ entity<LineItem>({ image, physicalProperties: physicalPropertiesShape }),
  appliedDiscounts: appliedDiscountShape,
});
