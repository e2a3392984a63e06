import { operation } from '@cartwright/core';
import { requestShape } from '../codec/shapes.js';
import type { ItemOrId } from '../data-item.js';
import { encodeOptions, type WixDataOptions } from '../options.js';
import { toId, toIds } from './reference-ids.js';

/**
 * Replaces all references of a multi-reference field.
 *
 * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
 * @param field - Key of the multi-reference field.
 * @param referringItem - Item with the field, or its ID.
 * @param referencedItem - Items to refer to, or their IDs. An empty list removes all references.
 * @param options - Options of the call.
 * @returns Nothing.
 * @throws `ApiError` with code `WDE0027` if the caller may not update items.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const setTags = (postId: string, tagIds: string[]) =>
 *   client.items.replaceReferences('Posts', 'tags', postId, tagIds);
 * ```
 * @see POST /wix-data/v2/items/replace-references
 */
export const replaceReferences = /* @__PURE__ */ operation<
  [
    dataCollectionId: string,
    field: string,
    referringItem: ItemOrId,
    referencedItem: ItemOrId | readonly ItemOrId[],
    options?: WixDataOptions,
  ],
  void
>({
  id: 'data.items.replaceReferences',
  method: 'POST',
  path: '/wix-data/v2/items/replace-references',
  args: ['dataCollectionId', 'field', 'referringItem', 'referencedItem', '...options'],
  prepare: (
    dataCollectionId: string,
    field: string,
    referringItem: ItemOrId,
    referencedItem: ItemOrId | readonly ItemOrId[],
    options?: WixDataOptions,
  ) => ({
    dataCollectionId,
    referringItemFieldName: field,
    referringItemId: toId(referringItem),
    newReferencedItemIds: toIds(referencedItem),
    ...encodeOptions(options),
  }),
  request: requestShape,
  returnsNothing: true,
  repeatable: true,
});
