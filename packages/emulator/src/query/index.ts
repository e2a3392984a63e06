export type { FieldType, FieldValue, QueryField, QueryFields } from './field.js';
export { offsetPaging } from './paging.js';
export { refusal } from './refusal.js';
export { type QueryResult, type QuerySource, findDocuments, runQuery } from './run-query.js';
export { type Table, tableOf } from './table.js';
export { runTextQuery } from './run-text-query.js';
export { textQuery } from './text-query.js';
