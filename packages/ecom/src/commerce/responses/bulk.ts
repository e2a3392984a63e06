import type { ApplicationError } from '../errors/calculation-errors.js';

/** Result of one item of a bulk operation. */
export interface ItemMetadata {
  /** Item ID. Absent if the item could not be created. */
  _id?: string | null;
  /** Index of the item in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for the item. */
  success?: boolean;
  /** Error. Set if `success` is `false`. */
  error?: ApplicationError;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that succeeded. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failures without an individual result. */
  undetailedFailures?: number;
}
