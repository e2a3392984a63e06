import { date, entity } from '@cartwright/core';
import type { Media } from '../catalog/media.js';

/** Products that are shown together. */
export interface Collection {
  /** Its id. `00000000-000000-000000-000000000001` holds all products. Read-only. */
  _id?: string | null;
  /** Its name. */
  name?: string | null;
  /** Pictures and videos. Read-only. */
  media?: Media;
  /** How many products it holds. Read-only. */
  numberOfProducts?: number;
  /** What it is. */
  description?: string | null;
  /** Its name in URLs, unique in the store. */
  slug?: string | null;
  /** Whether it is shown. */
  visible?: boolean | null;
  /** When it was last changed. Read-only. */
  lastUpdated?: Date | null;
}

/** The converted fields of {@link Collection}. */
export const collectionShape = /* @__PURE__ */ entity<Collection>({ lastUpdated: date });
