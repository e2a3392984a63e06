import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';

/** A membership to be charged for an item. */
export interface ChargeMembershipRequest {
  /** The member's id. */
  memberId: string;
  /** The membership's id. */
  membershipId?: string;
  /** The same for every attempt at the same charge. */
  idempotencyKey: string;
  /** When a service takes place. */
  serviceProperties?: ServiceProperties;
  /** Where it comes from. */
  catalogReference: CatalogReference;
  /** The catalog item that this one is a part of. */
  rootCatalogItemId?: string | null;
  /** More about it, by its app. */
  additionalData?: Record<string, unknown> | null;
}

/** The charge. */
export interface ChargeMembershipResponse {
  /** The transaction's id. */
  transactionId?: string;
}
