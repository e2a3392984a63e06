import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';

/** Item whose inventory changes. */
export interface Item {
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
  /** ID of the business location. */
  locationId?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Whether the item is bought with a subscription. */
  subscriptionItem?: boolean;
}
