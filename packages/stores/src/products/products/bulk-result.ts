/** Why one of several products was not changed. */
export interface ApplicationError {
  /** A code. */
  code?: string;
  /** What it means. */
  description?: string;
  /** More about it. */
  data?: Record<string, unknown> | null;
}

/** What became of one of several products. */
export interface ItemMetadata {
  /** The product's id. */
  _id?: string | null;
  /** The product's place in the list, from 0. */
  originalIndex?: number;
  /** Whether the product was changed. */
  success?: boolean;
  /** Why not. */
  error?: ApplicationError;
}

/** What became of one of several products. */
export interface BulkProductResult {
  /** What became of it. */
  itemMetadata?: ItemMetadata;
}

/** How many products were changed. */
export interface BulkActionMetadata {
  /** How many were. */
  totalSuccesses?: number;
  /** How many were not. */
  totalFailures?: number;
  /** How many of these have no result of their own. */
  undetailedFailures?: number;
}

/** The answer to a change of several products. */
export interface BulkResponse {
  /** What became of each. */
  results?: BulkProductResult[];
  /** How many were changed. */
  bulkActionMetadata?: BulkActionMetadata;
}
