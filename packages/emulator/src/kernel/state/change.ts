import type { Document } from './collection.js';

/** Net change of a document in one unit of work. */
export type Change<T extends Document> =
  | { readonly before: undefined; readonly after: T }
  | { readonly before: T; readonly after: T }
  | { readonly before: T; readonly after: undefined };
