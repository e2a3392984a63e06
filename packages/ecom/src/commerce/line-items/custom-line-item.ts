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

/** An item that is in no catalog: everything about it is said here. Needs permission to manage carts. */
export interface CustomLineItem {
  /** Its id in the cart. Read-only. */
  _id?: string | null;
  /** How many: a whole number from 1 to 100000. */
  quantity?: number;
  /** What one costs, in decimal digits. */
  price?: string;
  /** What one costs before a discount, in decimal digits. */
  fullPrice?: string | null;
  /** Further words about its price. */
  priceDescription?: PriceDescription;
  /** What the buyer should know. */
  descriptionLines?: DescriptionLine[];
  /** Image reference or URL. */
  media?: string;
  /** The tax group that it is taxed by. */
  taxGroupId?: string | null;
  /** Its name. */
  productName?: ProductName;
  /** The URL of its page. */
  url?: string;
  /** Its kind. */
  itemType?: ItemType;
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
  /** What is paid now, in decimal digits, where only a deposit is. */
  depositAmount?: string | null;
  /** The delivery profile that it is shipped by. */
  deliveryProfileId?: string | null;
  /** A catalog item that it stands for. */
  catalogReference?: CatalogReference;
  /** Whether its price is not known yet. */
  priceUndetermined?: boolean;
  /** Whether its quantity can not be changed. */
  fixedQuantity?: boolean;
  /** A payment policy that the buyer has to agree to. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether the way to pay is kept for later. Read-only. */
  savePaymentMethod?: boolean;
  /** Rules of the seller. */
  policies?: Policy[];
  /** Whether only members can buy it. */
  membersOnly?: boolean;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
  /** Extras, their prices in decimal digits. */
  modifierGroups?: ModifierGroup<string | null>[];
}

/** The converted fields of {@link CustomLineItem}. */
export const customLineItemShape = /* @__PURE__ */ entity<CustomLineItem>({
  url: pageUrl,
  media: image,
  physicalProperties: physicalPropertiesShape,
  subscriptionOptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
});
