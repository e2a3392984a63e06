import { entity, image, pageUrl } from '@cartwright/core';
import {
  catalogOverrideFieldsShape,
  type CatalogOverrideFields,
} from '../commerce/line-items/catalog-override-fields.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import type { DescriptionLine } from '../commerce/line-items/description-line.js';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { ItemAvailabilityInfo } from '../commerce/line-items/item-availability.js';
import type { ItemType } from '../commerce/line-items/item-type.js';
import type { ModifierGroup } from '../commerce/line-items/modifier-group.js';
import type { MultiCurrencyPrice } from '../commerce/prices/multi-currency-price.js';
import type { PaymentOptionType } from '../commerce/line-items/payment-option.js';
import { physicalPropertiesShape, type PhysicalProperties } from '../commerce/line-items/physical-properties.js';
import type { Policy } from '../commerce/line-items/policy.js';
import { servicePropertiesShape, type ServiceProperties } from '../commerce/line-items/service-properties.js';
import { subscriptionShape, type SubscriptionOptionInfo } from '../commerce/line-items/subscription.js';
import type { ItemTaxFullDetails, TaxableAddress } from '../commerce/tax/tax.js';
import type { PriceDescription, ProductName } from '../commerce/fields/translatable-string.js';

/** An item of a checkout. */
export interface LineItem {
  /** Its id in the checkout. Read-only. */
  _id?: string | null;
  /** How many. */
  quantity?: number;
  /** Where it comes from. */
  catalogReference?: CatalogReference;
  /** Its name. Read-only. */
  productName?: ProductName;
  /** The URL of its page. Read-only. */
  url?: string;
  /** What one costs, after discounts of the catalog. Read-only. */
  price?: MultiCurrencyPrice;
  /** What all of them cost, before discounts and tax. Read-only. */
  lineItemPrice?: MultiCurrencyPrice;
  /** What one costs, before discounts of the catalog. Read-only. */
  fullPrice?: MultiCurrencyPrice;
  /** What one costs, before automatic discounts. Read-only. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** What all of them cost, after discounts, with tax. Read-only. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** What all of them cost, after discounts, without tax. Read-only. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** The tax. Read-only. */
  taxDetails?: ItemTaxFullDetails;
  /** The discounts. Read-only. */
  discount?: MultiCurrencyPrice;
  /** What was chosen. Read-only. */
  descriptionLines?: DescriptionLine[];
  /** Image reference, `wix:image://v1/…`. Read-only. */
  media?: string;
  /** Whether it can be bought. Read-only. */
  availability?: ItemAvailabilityInfo;
  /** Weight and stock keeping unit. Read-only. */
  physicalProperties?: PhysicalProperties;
  /** Its kind. Read-only. */
  itemType?: ItemType;
  /** The subscription that it is bought with. Read-only. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How it is paid for. Read-only. */
  paymentOption?: PaymentOptionType;
  /** When a service takes place. Read-only. */
  serviceProperties?: ServiceProperties;
  /** The catalog item that this one is a part of. Read-only. */
  rootCatalogItemId?: string | null;
  /** Further words about its price. Read-only. */
  priceDescription?: PriceDescription;
  /** What is paid now, where only a deposit is. Read-only. */
  depositAmount?: MultiCurrencyPrice;
  /** The delivery profile that it is shipped by. Read-only. */
  deliveryProfileId?: string | null;
  /** Whether it is a custom line item. Read-only. */
  customLineItem?: boolean;
  /** A payment policy that the buyer has to agree to. Read-only. */
  consentRequiredPaymentPolicy?: string | null;
  /** What a trusted caller says instead of the catalog. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Whether its price is not known yet. Read-only. */
  priceUndetermined?: boolean;
  /** Whether its quantity can not be changed. Read-only. */
  fixedQuantity?: boolean;
  /** Whether the way to pay is kept for later. Read-only. */
  savePaymentMethod?: boolean;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
  /** Data of apps. */
  extendedFields?: ExtendedFields;
  /** Rules of the seller. Read-only. */
  policies?: Policy[];
  /** Whether only members can buy it. Read-only. */
  membersOnly?: boolean;
  /** Extras that were chosen. Read-only. */
  modifierGroups?: ModifierGroup[];
  /** What all extras add. Read-only. */
  modifiersTotalPrice?: MultiCurrencyPrice;
}

/** The converted fields of {@link LineItem}. */
export const checkoutLineItemShape = /* @__PURE__ */ entity<LineItem>({
  url: pageUrl,
  media: image,
  physicalProperties: physicalPropertiesShape,
  subscriptionOptionInfo: subscriptionShape,
  serviceProperties: servicePropertiesShape,
  catalogOverrideFields: catalogOverrideFieldsShape,
});
