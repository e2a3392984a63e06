import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';

/** Membership to charge for a line item. */
export interface ChargeMembershipRequest {
  /** Member ID. */
  memberId: string;
  /** Membership ID. */
  membershipId?: string;
  /** Idempotency key. Identical for all attempts of one charge. At most 300 characters. */
  idempotencyKey: string;
  /** Date and number of participants of a service. */
  serviceProperties?: ServiceProperties;
  /** Catalog item and selected options. */
  catalogReference: CatalogReference;
  /** ID of the catalog item that this item is a part of. */
  rootCatalogItemId?: string | null;
  /** Additional data of the provider. */
  additionalData?: Record<string, unknown> | null;
}

/** Result of the charge. */
export interface ChargeMembershipResponse {
  /** Transaction ID. */
  transactionId?: string;
}
