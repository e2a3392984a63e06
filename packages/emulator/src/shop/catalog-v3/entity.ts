import type { Document } from '../../kernel/state/collection.js';

/** Entity of Catalog V3, with a revision for optimistic locking. Dates are ISO 8601 strings. */
export interface Entity extends Document {
  /** Revision number. 1 when created, incremented by each update. */
  readonly revision: number;
  readonly createdDate: string;
  readonly updatedDate: string;
  /** Data of apps, by namespace. */
  readonly extendedFields?: object;
}

/** Text as rich content (a tree of nodes, stored as received) or as HTML. At most one is set. */
export interface StoredText {
  readonly rich?: object;
  readonly html?: string;
}
