export type {
  ApplicationError,
  BulkActionMetadata,
  BulkEntityResult,
  BulkItemResult,
  BulkResponse,
  ItemMetadata,
  JobResponse,
} from '@cartwright/core';
