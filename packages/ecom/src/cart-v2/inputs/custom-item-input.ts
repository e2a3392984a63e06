import { entity } from '@cartwright/core';
import type { PriceDescription, TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { ConvertedMoney } from '../entity/converted-money.js';
import { itemAttributesShape, type ItemAttributes } from '../entity/item-attributes.js';
import type { ModifierGroup } from '../entity/line-item.js';

/** Quantities of a custom item. */
export interface CustomItemQuantityInfo {
  /** Quantity to buy, from 1 to 100,000. */
  requestedQuantity: number;
  /** Quantity in stock. Absent if stock is not tracked. */
  availableQuantity?: number | null;
  /**
   * Whether the quantity cannot be changed.
   *
   * @default false
   */
  fixedQuantity?: boolean;
}

/** Prices of a custom item, without modifiers. */
export interface CustomItemPricingInfo {
  /** Price of one unit. */
  price?: ConvertedMoney;
  /**
   * Price of one unit before its discount.
   *
   * @default The value of `price`
   */
  fullPrice?: ConvertedMoney;
  /** Additional price information, such as `per person`. */
  priceDescription?: PriceDescription;
  /** Whether the price is determined after the order is placed. */
  priceUndetermined?: boolean;
}

/** Origin of a custom item. */
export interface CustomItemSource {
  /** Catalog item that the custom item stands for. The catalog is not read. */
  catalogReference?: CatalogReference;
  /** ID of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
  /** ID of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
}

/** Display details of a custom item. */
export type CustomItemAttributes = Omit<ItemAttributes, 'policies' | 'subscriptionInfo'>;

/** Delivery configuration of a custom item. */
export interface CustomItemDeliveryConfig {
  /** Delivery profile ID. */
  deliveryProfileId?: string | null;
}

/** Tax configuration of a custom item. */
export interface CustomItemTaxConfig {
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Tax group ID. */
  taxGroupId?: string | null;
}

/** Payment configuration of a custom item. */
export interface CustomItemPaymentConfig {
  /** Deposit due at checkout. Requires the payment option `DEPOSIT_ONLINE`. */
  depositAmount?: ConvertedMoney;
  /**
   * Payment option.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
}

/** Item outside of a catalog to add to a cart. Requires a merchant or app identity. */
export interface CustomItemInput {
  /** Display name. */
  name: TranslatableString;
  /** Quantities. */
  quantityInfo: CustomItemQuantityInfo;
  /** Prices. */
  pricing: CustomItemPricingInfo;
  /** Origin. */
  source?: CustomItemSource;
  /** Display details. */
  attributes: CustomItemAttributes;
  /** Delivery configuration. */
  deliveryConfig?: CustomItemDeliveryConfig;
  /** Tax configuration. */
  taxConfig?: CustomItemTaxConfig;
  /** Payment configuration. */
  paymentConfig?: CustomItemPaymentConfig;
  /** Modifiers, by group. At most 25 groups. */
  modifierGroups?: ModifierGroup[];
}

/** Shape of {@link CustomItemInput}: the image, the page URL, the weight and the dates. */
export const customItemInputShape = /* @__PURE__ */ entity<CustomItemInput>({ attributes: itemAttributesShape });
