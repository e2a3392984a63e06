import { entity, image, pageUrl } from '@cartwright/core';
import type { CatalogReference } from './catalog-reference.js';
import type { DescriptionLine } from './description-line.js';
import type { ItemType } from './item-type.js';
import type { ModifierGroup } from './modifier-group.js';
import type { PaymentOptionType } from './payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from './physical-properties.js';
import type { Policy } from './policy.js';
import { servicePropertiesShape, type ServiceProperties } from './service-properties.js';
import { subscriptionShape, type SubscriptionOptionInfo } from './subscription.js';
import type { TaxableAddress } from '../tax/tax.js';
import type { PriceDescription, ProductName } from '../fields/translatable-string.js';

/** Line item without a catalog item. Requires permission to manage carts. */
export interface CustomLineItem {
  /** Line item ID. Read-only. */
  _id?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Price of one unit, as a decimal string. */
  price?: string;
  /** Price of one unit before discounts, as a decimal string. Defaults to `price`. */
  fullPrice?: string | null;
  /** Additional price information. */
  priceDescription?: PriceDescription;
  /** Description lines, such as `Size: M`. At most 10. */
  descriptionLines?: DescriptionLine[];
  /** Image reference or URL. */
  media?: string;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Product name. */
  productName?: ProductName;
  /** URL of the item's page. */
  url?: string;
  /** Item type. */
  itemType?: ItemType;
  /** Quantity in stock. From 0 to 100000. Absent if inventory is not tracked. */
  quantityAvailable?: number | null;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Subscription that the item is sold with. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Payment option.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** ID of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
  /** Deposit for one unit, as a decimal string. Used with the payment option `DEPOSIT_ONLINE`. */
  depositAmount?: string | null;
  /** Delivery profile ID. */
  deliveryProfileId?: string | null;
  /** Catalog item that the line item refers to. */
  catalogReference?: CatalogReference;
  /**
   * Whether the price is not known yet.
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
  /** Payment policy that requires the buyer's consent. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /**
   * Whether to save the payment method on the order. Read-only.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
  /** Merchant policies shown with the item. At most 5. */
  policies?: Policy[];
  /**
   * Whether only site members can buy the item.
   *
   * @default false
   */
  membersOnly?: boolean;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Selected modifiers, with prices as decimal strings. At most 25. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** Shape of {@link CustomLineItem}: which fields are dates, images, page URLs or floating-point numbers. */
export const customLineItemShape = /* @__PURE__ */ entity<CustomLineItem>({
  url: pageUrl,
  media: image,
  physicalProperties: physicalPropertiesShape,
  subscriptionOptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
});
