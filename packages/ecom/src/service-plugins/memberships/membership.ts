import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { MembershipPaymentCredits } from '../../commerce/payments/memberships.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** Line item to pay for. */
export interface LineItem {
  /** Line item ID. */
  _id?: string;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** ID of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
}

/** Membership of a member. */
export interface Membership {
  /** Membership ID. */
  _id?: string;
  /** Membership name. */
  name?: TranslatableString;
  /** Line item IDs, at most 300. */
  lineItemIds?: string[];
  /** Total and remaining credits. */
  credits?: MembershipPaymentCredits;
  /** Expiration date. */
  expirationDate?: Date | null;
  /** Additional data of the provider. */
  additionalData?: Record<string, unknown> | null;
}
