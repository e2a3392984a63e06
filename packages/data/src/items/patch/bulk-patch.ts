import { callable, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { withBulkResult, type WixDataBulkResult } from '../bulk/bulk-result.js';
import { requestShape } from '../codec/shapes.js';
import { encodeOptions, type WixDataChangeOptions } from '../options.js';
import {
  fieldModificationCodec,
  modificationBuilder,
  type FieldModification,
  type FieldModificationMethods,
} from './field-modifications.js';

/** A patch of several items: chain changes, then call `run()`. */
export interface WixDataBulkPatch extends FieldModificationMethods {
  /**
   * Sends the patch.
   *
   * @param options - Condition of the patch.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The numbers of updated and skipped items, and the errors of others.
   * @throws `ApiError` with code `WDE0027` if the caller may not update items.
   */
  run(options?: WixDataChangeOptions, request?: RequestOptions): Promise<WixDataBulkResult>;
}

interface SendBulkPatch extends DeclaredOperation {
  (
    dataCollectionId: string,
    dataItemIds: readonly string[],
    fieldModifications: readonly FieldModification[],
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

/** Call signatures of `bulkPatch`. */
export interface BulkPatchItems extends DeclaredOperation {
  /**
   * Changes fields of several items with a builder: chain changes, then call `run()`.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemIds - Item IDs; at most 100.
   * @returns The builder. No request is sent before `run()`.
   */
  (dataCollectionId: string, dataItemIds: readonly string[]): WixDataBulkPatch;
  /**
   * Changes fields of several items.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemIds - Item IDs; at most 100.
   * @param fieldModifications - Changes, the same for each item.
   * @param options - Condition of the patch.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The numbers of updated and skipped items, and the errors of others.
   * @throws `ApiError` with code `WDE0027` if the caller may not update items.
   */
  (
    dataCollectionId: string,
    dataItemIds: readonly string[],
    fieldModifications: readonly FieldModification[],
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WixDataBulkResult>;
}

const sendBulkPatch = /* @__PURE__ */ withBulkResult<SendBulkPatch>(
  /* @__PURE__ */ operation<SendBulkPatch>({
    id: 'data.items.bulkPatch',
    method: 'POST',
    path: '/wix-data/v2/bulk/items/patch',
    args: ['dataCollectionId', 'dataItemIds', 'fieldModifications', '...options'],
    prepare: (
      dataCollectionId: string,
      dataItemIds: readonly string[],
      fieldModifications: readonly FieldModification[],
      options?: WixDataChangeOptions,
    ) => ({
      dataCollectionId,
      patches: dataItemIds.map((dataItemId) => ({ dataItemId, fieldModifications })),
      ...encodeOptions(options),
    }),
    request: { ...requestShape, patches: { fieldModifications: fieldModificationCodec } },
  }),
  'WDE0073',
);

/**
 * Changes the same fields of several items. IDs that do not exist are skipped. Without modifications it returns a
 * builder.
 *
 * @throws `ApiError` with code `WDE0027` if the caller may not update items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const publish = (postIds: string[]) =>
 *   client.items.bulkPatch('Posts', postIds).setField('shown', true).removeField('draft').run();
 * ```
 * @see POST /wix-data/v2/bulk/items/patch
 */
export const bulkPatch = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable((client) => (...args: Parameters<SendBulkPatch>) => {
    const [dataCollectionId, dataItemIds, given] = args;
    const send = client.use(sendBulkPatch);
    if (given) return send(...args);
    return modificationBuilder((modifications, ...rest: [options?: WixDataChangeOptions, request?: RequestOptions]) =>
      send(dataCollectionId, dataItemIds, modifications, ...rest),
    );
  }),
  { spec: sendBulkPatch.spec },
) as unknown as BulkPatchItems;
