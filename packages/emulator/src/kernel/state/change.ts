import type { Document } from './collection.js';

/** What one unit of work did to a document, from its beginning to its end. */
export type Change<T extends Document> =
  | { readonly before: undefined; readonly after: T }
  | { readonly before: T; readonly after: T }
  | { readonly before: T; readonly after: undefined };
