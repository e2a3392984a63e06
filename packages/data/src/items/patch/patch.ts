import { callable, operation, type DeclaredOperation, type RequestOptions } from '@cartwright/core';
import { requestShape, responseShape } from '../codec/shapes.js';
import type { WithSystemFields, WixDataItem } from '../data-item.js';
import { encodeOptions, type WixDataChangeOptions } from '../options.js';
import {
  fieldModificationCodec,
  modificationBuilder,
  type FieldModification,
  type FieldModificationMethods,
} from './field-modifications.js';

/** A patch of one item: chain changes, then call `run()`. */
export interface WixDataPatch extends FieldModificationMethods {
  /**
   * Sends the patch.
   *
   * @param options - Condition of the patch.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item after the patch.
   * @throws `ApiError` with code `WDE0073` if the collection has no item with this ID.
   */
  run(options?: WixDataChangeOptions, request?: RequestOptions): Promise<WixDataItem>;
}

interface SendPatch extends DeclaredOperation {
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    dataItemId: string,
    fieldModifications: readonly FieldModification[],
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item>>;
}

/** Call signatures of `patch`. */
export interface PatchItem extends DeclaredOperation {
  /**
   * Changes fields of an item with a builder: chain changes, then call `run()`.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemId - Item ID.
   * @returns The builder. No request is sent before `run()`.
   */
  (dataCollectionId: string, dataItemId: string): WixDataPatch;
  /**
   * Changes fields of an item.
   *
   * @param dataCollectionId - Collection ID, such as `Posts`.
   * @param dataItemId - Item ID.
   * @param fieldModifications - Changes.
   * @param options - Condition of the patch.
   * @param request - Request options, such as `signal` and `timeout`.
   * @returns The item after the patch.
   * @throws `ApiError` with code `WDE0073` if the collection has no item with this ID, and `WDE0027` if the caller may not
   * update it.
   */
  <Item extends object = WixDataItem>(
    dataCollectionId: string,
    dataItemId: string,
    fieldModifications: readonly FieldModification[],
    options?: WixDataChangeOptions,
    request?: RequestOptions,
  ): Promise<WithSystemFields<Item>>;
}

const sendPatch = /* @__PURE__ */ operation<SendPatch>({
  id: 'data.items.patch',
  method: 'POST',
  path: '/wix-data/v2/items/patch',
  args: ['dataCollectionId', 'patch.dataItemId', 'patch.fieldModifications', '...options'],
  prepare: (
    dataCollectionId: string,
    dataItemId: string,
    fieldModifications: readonly FieldModification[],
    options?: WixDataChangeOptions,
  ) => ({ dataCollectionId, patch: { dataItemId, fieldModifications }, ...encodeOptions(options) }),
  request: { ...requestShape, patch: { fieldModifications: fieldModificationCodec } },
  response: responseShape,
  unwrap: 'dataItem',
});

/**
 * Changes single fields of an item, and leaves the others as they are. Without modifications it returns a builder.
 *
 * @throws `ApiError` with code `WDE0073` if the collection has no item with this ID, and `WDE0027` if the caller may not
 * update it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const countView = (postId: string) =>
 *   client.items.patch('Posts', postId).incrementField('views', 1).setField('lastView', new Date()).run();
 * ```
 * @see POST /wix-data/v2/items/patch
 */
export const patch = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable((client) => (...args: Parameters<SendPatch>) => {
    const [dataCollectionId, dataItemId, given] = args;
    const send = client.use(sendPatch);
    if (given) return send(...args);
    return modificationBuilder((modifications, ...rest: [options?: WixDataChangeOptions, request?: RequestOptions]) =>
      send(dataCollectionId, dataItemId, modifications, ...rest),
    );
  }),
  { spec: sendPatch.spec },
) as unknown as PatchItem;
