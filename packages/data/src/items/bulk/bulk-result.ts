import { callable, type ApplicationError, type DeclaredOperation, type ItemMetadata } from '@cartwright/core';

/** An item that a bulk call could not change. */
export interface WixDataBulkError extends Error {
  /** Error code of the platform, such as `WDE0027`. */
  code: string;
  /** Index of the item in the call, from 0. */
  originalIndex: number;
  /** The item, or its ID. */
  item: object | string;
  /** Invalid fields, if the item failed the collection's validation. */
  violations?: unknown[] | undefined;
}

/** Result of a bulk call. The call succeeds even if all items fail: check `errors`. */
export interface WixDataBulkResult {
  /** Number of added items. */
  inserted: number;
  /** Number of updated items. */
  updated: number;
  /** Number of removed items. */
  removed: number;
  /** Number of items that were left as they are: added ones that exist, and changed ones that do not. */
  skipped: number;
  /** Items that failed, each with its error. */
  errors: WixDataBulkError[];
  /** IDs of the added items. */
  insertedItemIds: string[];
  /** IDs of the updated items. */
  updatedItemIds: string[];
  /** IDs of the removed items. */
  removedItemIds: string[];
}

/** Response of the platform to a bulk request. */
interface BulkResponse {
  results?: { action?: string; itemMetadata?: ItemMetadata }[];
}

interface BulkOperation extends DeclaredOperation {
  (dataCollectionId: string, items: readonly never[], ...more: never[]): Promise<unknown>;
}

/** Creates the error of an item that failed. */
const toBulkError = (item: object | string, originalIndex: number, error: ApplicationError): WixDataBulkError =>
  Object.assign(new Error(error.description), {
    name: 'BulkError',
    code: error.code ?? '',
    item,
    originalIndex,
    violations: error.data?.['fieldViolations'] as unknown[] | undefined,
  });

/** Adds up the results of a bulk request. Items that failed with the code `skippedCode` count as skipped. */
function toBulkResult(
  items: readonly (object | string)[],
  { results = [] }: BulkResponse,
  skippedCode: string | undefined,
): WixDataBulkResult {
  const ids: Record<string, string[]> = { INSERT: [], UPDATE: [], DELETE: [] };
  const errors: WixDataBulkError[] = [];
  let skipped = 0;
  for (const { action = '', itemMetadata: { _id, originalIndex = 0, success, error = {} } = {} } of results) {
    if (success) ids[action === 'PATCH' ? 'UPDATE' : action]?.push(_id ?? '');
    else if (error.code === skippedCode) skipped++;
    else errors.push(toBulkError(items[originalIndex] ?? '', originalIndex, error));
  }
  const { INSERT: inserted = [], UPDATE: updated = [], DELETE: removed = [] } = ids;
  return {
    inserted: inserted.length,
    updated: updated.length,
    removed: removed.length,
    skipped,
    errors,
    insertedItemIds: inserted,
    updatedItemIds: updated,
    removedItemIds: removed,
  };
}

/** Makes a bulk operation return the sums of its results. */
export const withBulkResult = <Signature extends BulkOperation>(
  operation: BulkOperation,
  skippedCode?: string,
): Signature =>
  Object.assign(
    callable((client) => async (...args: Parameters<BulkOperation>) => {
      const response = (await client.use(operation)(...args)) as BulkResponse;
      return toBulkResult(args[1], response, skippedCode);
    }),
    { spec: operation.spec },
  ) as unknown as Signature;
