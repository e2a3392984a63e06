/** Error of a service's business logic, such as of one item of a bulk request. */
export interface ApplicationError {
  /** Error code. */
  code?: string;
  /** Description of the error. */
  description?: string;
  /** Data of the error, whose fields depend on its code. */
  data?: Record<string, unknown> | null;
}

/** Result of one item of a bulk request. */
export interface ItemMetadata {
  /** Item ID. Absent if the item could not be created. */
  _id?: string | null;
  /** Index of the item in the request, from 0. */
  originalIndex?: number;
  /** Whether the request succeeded for the item. */
  success?: boolean;
  /** Reason for the failure. Absent on success. */
  error?: ApplicationError;
}

/** Counts of a bulk request. */
export interface BulkActionMetadata {
  /** Number of items for which the request succeeded. */
  totalSuccesses?: number;
  /** Number of items for which the request failed. */
  totalFailures?: number;
  /** Number of failed items without an entry in the results. */
  undetailedFailures?: number;
}

/** Result of one item of a bulk request that returns no entities. */
export interface BulkItemResult {
  /** Result of the item. */
  itemMetadata?: ItemMetadata;
}

/** Result of one item of a bulk request. */
export interface BulkEntityResult<Entity> extends BulkItemResult {
  /** The entity after the request. Absent without `returnEntity: true` and on failure. */
  item?: Entity;
}

/** Response of a bulk request. The request succeeds even if all items fail: check `results` or `bulkActionMetadata`. */
export interface BulkResponse<Result = BulkItemResult> {
  /** Result of each item. */
  results?: Result[];
  /** Numbers of succeeded and failed items. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Response of a request that is carried out in the background. */
export interface JobResponse {
  /** ID of the background job. */
  jobId?: string;
}
