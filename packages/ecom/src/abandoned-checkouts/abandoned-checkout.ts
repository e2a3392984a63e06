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

/** Recovery activity of an abandoned checkout, such as a reminder email. */
export interface Activity {
  /** Time of the activity. */
  _createdDate?: Date | null;
  /** Activity type. */
  type?: ActivityType;
}

/** Line item of an abandoned checkout. */
export interface LineItem {
  /** Line item ID. Read-only. */
  _id?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Product name. Read-only. */
  productName?: ProductName;
  /** Price of one unit. Read-only. */
  price?: MultiCurrencyPrice;
  /** Price of one unit before discounts. Defaults to `price`. Read-only. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Description lines, such as `Size: M`. Read-only. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. Read-only. */
  image?: string;
  /** Weight, SKU and shippability. Read-only. */
  physicalProperties?: PhysicalProperties;
}

/** Checkout that the buyer left without completing it. */
export interface AbandonedCheckout {
  /** Abandoned checkout ID. */
  _id?: string;
  /** Time of creation. */
  _createdDate?: Date | null;
  /** Time of the last update. */
  _updatedDate?: Date | null;
  /** Checkout ID. */
  checkoutId?: string | null;
  /** ID of the cart that the checkout was created from. */
  cartId?: string | null;
  /** Status. */
  status?: Status;
  /** Buyer's language. Defaults to the site's language. */
  buyerLanguage?: string | null;
  /** Buyer. */
  buyerInfo?: BuyerInfo;
  /** Contact details of the buyer. */
  contactDetails?: FullAddressContactDetails;
  /** Site currency, as an ISO 4217 code. */
  currency?: string;
  /** Buyer's currency, as an ISO 4217 code. */
  conversionCurrency?: string | null;
  /** Total price. */
  totalPrice?: MultiCurrencyPrice;
  /** Recovery activities. Read-only. */
  activities?: Activity[];
  /** Time of the recovery. Absent while the checkout is abandoned. */
  checkoutRecoveredDate?: Date | null;
  /** URL of the checkout page. */
  checkoutUrl?: string;
  /** Total price of the line items. */
  subtotalPrice?: MultiCurrencyPrice;
  /** Line items. Read-only. */
  lineItems?: LineItem[];
  /** Applied discounts. Read-only. */
  appliedDiscounts?: AppliedDiscount[];
}

/** Shape of {@link AbandonedCheckout}: which fields are dates, images or floating-point numbers. */
export const abandonedCheckoutShape = /* @__PURE__ */ entity<AbandonedCheckout>({
  _createdDate: date,
  _updatedDate: date,
  checkoutRecoveredDate: date,
  activities: /* @__PURE__ */ entity<Activity>({ _createdDate: date }),
  lineItems: /* @__PURE__ */ entity<LineItem>({ image, physicalProperties: physicalPropertiesShape }),
  appliedDiscounts: appliedDiscountShape,
});
