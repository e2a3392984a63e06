/** Error of one item of a bulk request. */
export interface ApplicationError {
  /** Error code. */
  code?: string;
  /** Error description. */
  description?: string;
  /** Additional data of the error. */
  data?: Record<string, unknown> | null;
}

/** Result of one item of a bulk request. */
export interface ItemMetadata {
  /** Product ID. */
  _id?: string | null;
  /** Index of the product in the request, from 0. */
  originalIndex?: number;
  /** Whether the product was updated. */
  success?: boolean;
  /** Reason for the failure. Absent on success. */
  error?: ApplicationError;
}

/** Result of one product of a bulk request. */
export interface BulkProductResult {
  /** Result of the product. */
  itemMetadata?: ItemMetadata;
}

/** Counts of a bulk request. */
export interface BulkActionMetadata {
  /** Number of updated products. */
  totalSuccesses?: number;
  /** Number of failed products. */
  totalFailures?: number;
  /** Number of failed products without an entry in `results`. */
  undetailedFailures?: number;
}

/** Response of a bulk request. */
export interface BulkResponse {
  /** Result of each product. */
  results?: BulkProductResult[];
  /** Numbers of updated and failed products. */
  bulkActionMetadata?: BulkActionMetadata;
}
