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

/** Items that are asked for. */
export interface GetCatalogItemsRequest {
  /** The items. */
  catalogReferences?: CatalogReferenceAndQuantity[];
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** The currency to answer in, as three letters of ISO 4217. */
  currency?: string;
}

/** An item, and how many of it. */
export interface CatalogReferenceAndQuantity {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** How many. */
  quantity?: number;
}

/** The items that were found. */
export interface GetCatalogItemsResponse {
  /** The items. */
  catalogItems?: Item[];
}

/** An item of a catalog. */
export interface Item {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** More about it. */
  data?: ItemData;
}

/** What an item is. */
export interface ItemData {
  /** Name. */
  productName?: TranslatableString;
  /** URL of the item's page. */
  url?: string;
  /** Item type. */
  itemType?: ItemType;
  /** The price, as decimal digits. */
  price?: string;
  /** The price before discounts, as decimal digits. */
  fullPrice?: string | null;
  /** Tax group id. */
  taxGroupId?: string | null;
  /** Description lines, such as `Size: M`. */
  descriptionLines?: DescriptionLine[];
  /** Its picture: `wix:image://v1/…`, or the URL of one. */
  media?: string;
  /** How many there are. */
  quantityAvailable?: number | null;
  /** Weight, SKU and shippability. */
  physicalProperties?: PhysicalProperties;
  /** Subscription that the item is bought with. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Payment option. */
  paymentOption?: PaymentOptionType;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
  /** Additional price information, such as `per person`. */
  priceDescription?: TranslatableString;
  /** What is paid first, as decimal digits. */
  depositAmount?: string | null;
  /** Delivery profile id. */
  deliveryProfileId?: string | null;
  /** Payment policy that requires the buyer's consent. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether its price was not known. */
  priceUndetermined?: boolean;
  /** Whether the quantity cannot be changed. */
  fixedQuantity?: boolean;
  /** Whether to save the payment method on the order. */
  savePaymentMethod?: boolean;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
  /** Merchant policies shown with the item. */
  policies?: Policy[];
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** Whether only site members can buy the item. */
  membersOnly?: boolean;
  /** Selected modifiers, by group. Read-only. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** A fee. */
export interface AdditionalFee {
  /** Its code. */
  code?: string | null;
  /** Its name. */
  name?: string;
  /** The price, as decimal digits. */
  price?: string;
  /** The tax. */
  taxDetails?: TaxDetails;
}

/** How it is taxed. */
export interface TaxDetails {
  /** Whether it is taxed. */
  taxable?: boolean;
  /** Tax group id. */
  taxGroupId?: string | null;
}
