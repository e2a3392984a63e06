import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** An item whose stock changes. */
export interface Item {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** The place of the business. */
  locationId?: string | null;
  /** How many. */
  quantity?: number;
  /** Whether it is bought with a subscription. */
  subscriptionItem?: boolean;
}
