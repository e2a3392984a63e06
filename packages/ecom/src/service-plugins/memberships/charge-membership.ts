import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';

/** A membership to be charged for an item. */
export interface ChargeMembershipRequest {
  /** The member's id. */
  memberId: string;
  /** Membership id. */
  membershipId?: string;
  /** The same for every attempt at the same charge. */
  idempotencyKey: string;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** Catalog item and selected options. */
  catalogReference: CatalogReference;
  /** Id of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
  /** More about it, by its app. */
  additionalData?: Record<string, unknown> | null;
}

/** The charge. */
export interface ChargeMembershipResponse {
  /** The transaction's id. */
  transactionId?: string;
}
