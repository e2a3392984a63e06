export type { BulkActionMetadata, ItemMetadata } from '@cartwright/core';
