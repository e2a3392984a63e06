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
  /** The store's unit of weight. */
  weightUnit?: WeightUnit;
  /** The currency to answer in, as three letters of ISO 4217. */
  currency?: string;
}

/** An item, and how many of it. */
export interface CatalogReferenceAndQuantity {
  /** Where it comes from. */
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
  /** Where it comes from. */
  catalogReference?: CatalogReference;
  /** More about it. */
  data?: ItemData;
}

/** What an item is. */
export interface ItemData {
  /** Name. */
  productName?: TranslatableString;
  /** The URL of its page. */
  url?: string;
  /** Its kind. */
  itemType?: ItemType;
  /** The price, as decimal digits. */
  price?: string;
  /** The price before discounts, as decimal digits. */
  fullPrice?: string | null;
  /** The tax group that it is taxed by. */
  taxGroupId?: string | null;
  /** What was chosen. */
  descriptionLines?: DescriptionLine[];
  /** Its picture: `wix:image://v1/…`, or the URL of one. */
  media?: string;
  /** How many there are. */
  quantityAvailable?: number | null;
  /** Weight and stock keeping unit. */
  physicalProperties?: PhysicalProperties;
  /** The subscription that it is bought with. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How it is paid for. */
  paymentOption?: PaymentOptionType;
  /** When a service takes place. */
  serviceProperties?: ServiceProperties;
  /** The catalog item that this one is a part of. */
  rootCatalogItemId?: string | null;
  /** Further words about its price. */
  priceDescription?: TranslatableString;
  /** What is paid first, as decimal digits. */
  depositAmount?: string | null;
  /** The delivery profile that it is shipped by. */
  deliveryProfileId?: string | null;
  /** A payment policy that the buyer has to agree to. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether its price was not known. */
  priceUndetermined?: boolean;
  /** Whether its quantity can not be changed. */
  fixedQuantity?: boolean;
  /** Whether the way to pay is kept for later. */
  savePaymentMethod?: boolean;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
  /** Rules of the seller. */
  policies?: Policy[];
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** Whether only members can buy it. */
  membersOnly?: boolean;
  /** Extras that were chosen. Read-only. */
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
  /** The tax group that it is taxed by. */
  taxGroupId?: string | null;
}
