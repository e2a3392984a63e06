import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { DescriptionLine } from '../../commerce/line-items/description-line.js';
import type { ItemType } from '../../commerce/line-items/item-type.js';
import type { ModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { PaymentOptionType } from '../../commerce/line-items/payment-option.js';
import type { PhysicalProperties } from '../../commerce/line-items/physical-properties.js';
import type { Policy } from '../../commerce/line-items/policy.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';
import type { SubscriptionOptionInfo } from '../../commerce/line-items/subscription.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { WeightUnit } from '../../commerce/line-items/units.js';

/** Requested catalog items. */
export interface GetCatalogItemsRequest {
  /** Items with their quantities. At most 300. */
  catalogReferences?: CatalogReferenceAndQuantity[];
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Currency of the prices in the response, as an ISO 4217 code. */
  currency?: string;
}

/** Reference to a catalog item, with its quantity. */
export interface CatalogReferenceAndQuantity {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Quantity. */
  quantity?: number;
}

/** Catalog items that exist. */
export interface GetCatalogItemsResponse {
  /** Catalog items. */
  catalogItems?: Item[];
}

/** Catalog item. */
export interface Item {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Item data. */
  data?: ItemData;
}

/** Data of a catalog item. */
export interface ItemData {
  /** Product name. */
  productName?: TranslatableString;
  /** URL of the item's page. */
  url?: string;
  /** Item type. */
  itemType?: ItemType;
  /** Price, as a decimal string. */
  price?: string;
  /** Full price, without discounts, as a decimal string. Defaults to `price`. */
  fullPrice?: string | null;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Description lines, such as `Size: M`. At most 20. */
  descriptionLines?: DescriptionLine[];
  /** Image reference (`wix:image://v1/…`) or URL. */
  media?: string;
  /** Quantity in stock. Absent if inventory is not tracked. */
  quantityAvailable?: number | null;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Subscription that the item is bought with. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /**
   * Payment option.
   *
   * @default 'FULL_PAYMENT_ONLINE'
   */
  paymentOption?: PaymentOptionType;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** ID of the catalog item that this item is a part of. Defaults to `catalogReference.catalogItemId`. */
  rootCatalogItemId?: string | null;
  /** Additional price information, such as `per person`. */
  priceDescription?: TranslatableString;
  /** Deposit due at checkout, as a decimal string. */
  depositAmount?: string | null;
  /** Delivery profile ID. */
  deliveryProfileId?: string | null;
  /** Payment policy that requires the buyer's consent. At most 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
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
  /**
   * Whether to save the payment method on the order.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Merchant policies shown with the item. At most 5. */
  policies?: Policy[];
  /** Additional fees, at most 5. */
  additionalFees?: AdditionalFee[];
  /**
   * Whether only site members can buy the item.
   *
   * @default false
   */
  membersOnly?: boolean;
  /** Selected modifiers, by group. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** Additional fee. */
export interface AdditionalFee {
  /** Code of the fee. */
  code?: string | null;
  /** Name of the fee. At most 50 characters. */
  name?: string;
  /** Price, as a decimal string. */
  price?: string;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetails;
}

/** Tax settings of the fee. */
export interface TaxDetails {
  /**
   * Whether the fee is taxable.
   *
   * @default false
   */
  taxable?: boolean;
  /** Tax group ID. */
  taxGroupId?: string | null;
}
