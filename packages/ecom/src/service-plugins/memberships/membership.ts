import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { MembershipPaymentCredits } from '../../commerce/payments/memberships.js';
import type { ServiceProperties } from '../../commerce/line-items/service-properties.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** An item that is to be paid for. */
export interface LineItem {
  /** The item's id. */
  _id?: string;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** Date and number of participants of a service. Read-only. */
  serviceProperties?: ServiceProperties;
  /** Id of the catalog item that this item is a part of. Read-only. */
  rootCatalogItemId?: string | null;
}

/** A membership. */
export interface Membership {
  /** Its id. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** The items that it is about, by their ids. */
  lineItemIds?: string[];
  /** How much of it is left. */
  credits?: MembershipPaymentCredits;
  /** When it ends. */
  expirationDate?: Date | null;
  /** More about it, by its app. */
  additionalData?: Record<string, unknown> | null;
}
