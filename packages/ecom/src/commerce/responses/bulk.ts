import type { ApplicationError } from '../errors/calculation-errors.js';

/** What became of one of several. */
export interface ItemMetadata {
  /** Its id. */
  _id?: string | null;
  /** Its place in the list, from 0. */
  originalIndex?: number;
  /** Whether it was done. */
  success?: boolean;
  /** Why not. */
  error?: ApplicationError;
}

/** How many of several were done. */
export interface BulkActionMetadata {
  /** How many were done. */
  totalSuccesses?: number;
  /** How many were not. */
  totalFailures?: number;
  /** How many of these have no result of their own. */
  undetailedFailures?: number;
}
