import { CartwrightError, callable, operation, type ItemMetadata, type RequestOptions } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import type { ItemOrId } from '../data-item.js';
import { encodeOptions, type WixDataOptions } from '../options.js';
import { toId, toIds } from './reference-ids.js';

type Arguments = [
  dataCollectionId: string,
  field: string,
  referringItem: ItemOrId,
  referencedItem: ItemOrId | readonly ItemOrId[],
  options?: WixDataOptions,
];

/** Response of the platform. */
interface BulkReferencesResponse {
  results?: { referenceMetadata?: ItemMetadata }[];
}

/** Builds the payload: one reference for each referenced item. */
const toPayload = (...[dataCollectionId, field, referringItem, referencedItem, options]: Arguments) => ({
  dataCollectionId,
  dataItemReferences: toIds(referencedItem).map((referencedItemId) => ({
    referringItemFieldName: field,
    referringItemId: toId(referringItem),
    referencedItemId,
  })),
  ...encodeOptions(options),
});

const places = ['dataCollectionId', 'field', 'referringItem', 'referencedItem', '...options'] as const;

const insertReferences = /* @__PURE__ */ operation<Arguments, BulkReferencesResponse>({
  id: 'data.items.insertReference',
  method: 'POST',
  path: '/wix-data/v2/bulk/items/insert-references',
  args: places,
  prepare: toPayload,
  request: requestShape,
});

const removeReferences = /* @__PURE__ */ operation<Arguments, BulkReferencesResponse>({
  id: 'data.items.removeReference',
  method: 'POST',
  path: '/wix-data/v2/bulk/items/remove-references',
  args: places,
  prepare: toPayload,
  request: requestShape,
  repeatable: true,
});

/** Makes an operation throw the first error of its results, and return nothing. */
const withoutResults = (change: typeof insertReferences): ReferenceChange =>
  Object.assign(
    callable((client) => async (...args: [...Arguments, request?: RequestOptions]) => {
      const { results = [] } = await client.use(change)(...args);
      const failed = results.find(({ referenceMetadata }) => referenceMetadata?.success === false);
      if (!failed) return;
      const { code = 'UNKNOWN', description = code } = failed.referenceMetadata?.error ?? {};
      throw new CartwrightError(description, { kind: 'application', code });
    }),
    { spec: change.spec },
  );

/** Operation that changes references. */
type ReferenceChange = ((...args: [...Arguments, request?: RequestOptions]) => Promise<void>) &
  Pick<typeof insertReferences, 'spec'>;

/**
 * Adds references to a multi-reference field. References that exist stay as they are.
 *
 * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
 * @param field - Key of the multi-reference field.
 * @param referringItem - Item with the field, or its ID.
 * @param referencedItem - Items to refer to, or their IDs.
 * @param options - Options of the call.
 * @returns Nothing.
 * @throws `ApiError` with code `WDE0027` if the caller may not update items. `CartwrightError` with the platform's code if
 * a reference could not be added; the others were.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const tagPost = (postId: string, tagIds: string[]) =>
 *   client.items.insertReference('Posts', 'tags', postId, tagIds);
 * ```
 * @see POST /wix-data/v2/bulk/items/insert-references
 */
export const insertReference: ReferenceChange = /* @__PURE__ */ withoutResults(insertReferences);

/**
 * Removes references from a multi-reference field.
 *
 * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
 * @param field - Key of the multi-reference field.
 * @param referringItem - Item with the field, or its ID.
 * @param referencedItem - Items that are no longer referred to, or their IDs.
 * @param options - Options of the call.
 * @returns Nothing.
 * @throws `ApiError` with code `WDE0027` if the caller may not update items. `CartwrightError` with the platform's code if
 * a reference could not be removed; the others were.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const untagPost = (postId: string, tagId: string) =>
 *   client.items.removeReference('Posts', 'tags', postId, tagId);
 * ```
 * @see POST /wix-data/v2/bulk/items/remove-references
 */
export const removeReference: ReferenceChange = /* @__PURE__ */ withoutResults(removeReferences);
