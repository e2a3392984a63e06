import { entity } from '@cartwright/core';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { PriceDescription, TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { ModifierGroup as AnyModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import { catalogOverrideFieldsShape, type CatalogOverrideFields } from './catalog-override-fields.js';
import type { ConvertedMoney } from './converted-money.js';
import type { DiscountSource } from './discount-source.js';
import { itemAttributesShape, type ItemAttributes } from './item-attributes.js';
import type { V2Membership, V2SelectedMembership } from './memberships.js';
import type { ItemStatus } from '../../enumerations/cart-enumerations.js';

export { ItemStatus } from '../../enumerations/cart-enumerations.js';

/** Group of selected modifiers, with prices in two currencies. */
export type ModifierGroup = AnyModifierGroup<ConvertedMoney>;

/** Quantities of a line item, from 1 to 100,000. */
export interface ItemQuantityInfo {
  /** Quantity to buy: the smaller of the requested and the available quantity. */
  confirmedQuantity?: number;
  /** Quantity that the customer requested. */
  requestedQuantity?: number;
  /** Quantity in stock. Absent if stock is not tracked. */
  availableQuantity?: number | null;
  /**
   * Whether the quantity cannot be changed.
   *
   * @default false
   */
  fixedQuantity?: boolean;
}

/** Components of the price of one unit. */
export interface ItemPriceBreakdown {
  /** Full price with modifiers, before the catalog discount. */
  fullPrice?: ConvertedMoney;
  /** Catalog price with modifiers, after the catalog discount. */
  salePrice?: ConvertedMoney;
  /** Price of all modifiers. */
  totalModifiersPrice?: ConvertedMoney;
}

/** Prices of a line item. They include tax if `taxInfo.pricesIncludeTax` of the cart is `true`. */
export interface ItemPricingInfo {
  /** Price of one unit after discounts. */
  unitPrice?: ConvertedMoney;
  /** Price of the confirmed quantity after discounts. */
  totalPrice?: ConvertedMoney;
  /** Additional price information, such as `per person`. */
  priceDescription?: PriceDescription;
  /** Whether the price is determined after the order is placed. */
  priceUndetermined?: boolean;
  /** Components of the price of one unit. */
  breakdown?: ItemPriceBreakdown;
}

/** Origin of a line item. */
export interface ItemSource {
  /** Catalog item and selected options. Absent for custom items without one. */
  catalogReference?: CatalogReference;
  /** Fields that override the catalog's values. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** ID of the catalog item that this item is a part of, if `catalogReference.catalogItemId` is another one. */
  rootCatalogItemId?: string | null;
  /** ID of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Delivery configuration of a line item. */
export interface ItemDeliveryConfig {
  /** Delivery profile ID. */
  deliveryProfileId?: string | null;
  /** ID of the fulfillment service. Absent if the merchant fulfills the item. */
  fulfillerId?: string | null;
}

/** Tax configuration of a line item. */
export interface ItemTaxConfig {
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Tax group ID. */
  taxGroupId?: string | null;
}

/** Payment configuration of a line item. */
export interface ItemPaymentConfig {
  /**
   * Whether to save the payment method on the order.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
  /** Payment policy that requires the customer's consent on the checkout page. At most 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Deposit due at checkout. Set if `paymentOption` is `DEPOSIT_ONLINE`. */
  depositAmount?: ConvertedMoney;
  /**
   * Membership that pays for the item.
   *
   * @deprecated Use `membership`.
   */
  selectedMembership?: V2SelectedMembership;
  /**
   * Payment option.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
  /** Membership that pays for the item. Requires a membership payment option. */
  membership?: V2Membership;
}

/** Discount on a line item. */
export interface ItemDiscount {
  /** Display name. */
  name?: TranslatableString;
  /** Amount off the sale price, for the whole quantity. */
  amountOff?: ConvertedMoney;
  /** Discount rule or coupon that grants the discount. */
  source?: DiscountSource;
}

/** Line item of a cart. Read-only: use the line item operations. */
export interface V2LineItem {
  /** Line item ID. */
  _id?: string;
  /** Display name. */
  name?: TranslatableString;
  /** Quantities. */
  quantityInfo?: ItemQuantityInfo;
  /** Prices. */
  pricing?: ItemPricingInfo;
  /** Catalog item and selected options. */
  source?: ItemSource;
  /** Display details, such as the image and the description lines. */
  attributes?: ItemAttributes;
  /** Delivery configuration. */
  deliveryConfig?: ItemDeliveryConfig;
  /** Tax configuration. */
  taxConfig?: ItemTaxConfig;
  /** Payment configuration. */
  paymentConfig?: ItemPaymentConfig;
  /** Stock status. */
  status?: ItemStatus;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Selected modifiers, by group. At most 25 groups. */
  modifierGroups?: ModifierGroup[];
  /** Discounts on the line item, already part of `pricing`. */
  discounts?: ItemDiscount[];
  /** Whether the item was added as a custom item, outside of a catalog. */
  customLineItem?: boolean;
}

/** Shape of {@link V2LineItem}: images, the page URL, weights and dates. */
export const lineItemShape = /* @__PURE__ */ entity<V2LineItem>({
  source: /* @__PURE__ */ entity<ItemSource>({ catalogOverrideFields: catalogOverrideFieldsShape }),
  attributes: itemAttributesShape,
});
