import { date, entity } from '@cartwright/core';
import type { Media } from '../shared/media.js';

/** Group of products, such as a category of the store. */
export interface Collection {
  /** Collection ID. `00000000-000000-000000-000000000001` is the "All Products" collection. Read-only. */
  _id?: string | null;
  /** Collection name. */
  name?: string | null;
  /** Images and videos. Read-only. */
  media?: Media;
  /** Number of products in the collection. Read-only. */
  numberOfProducts?: number;
  /** Collection description. */
  description?: string | null;
  /** URL slug, unique in the store. */
  slug?: string | null;
  /**
   * Whether the collection is visible to shoppers.
   *
   * @default true
   */
  visible?: boolean | null;
  /** Time of the last update. Read-only. */
  lastUpdated?: Date | null;
}

/** Shape of {@link Collection}: which fields are dates. */
export const collectionShape = /* @__PURE__ */ entity<Collection>({ lastUpdated: date });
