import { operation } from '@cartwright/core';
import type { ItemOrId } from '../data-item.js';
import type { WixDataReadOptions } from '../options.js';
import { toId } from './reference-ids.js';

/** Options for `isReferenced`. */
export type WixDataIsReferencedOptions = Pick<WixDataReadOptions, 'consistentRead'>;

/**
 * Returns whether a field of an item refers to another item.
 *
 * @param dataCollectionId - ID of the collection with the field, such as `Posts`.
 * @param field - Key of the reference or multi-reference field.
 * @param referringItem - Item with the field, or its ID.
 * @param referencedItem - Item that is referred to, or its ID.
 * @param options - Consistency.
 * @returns Whether there is a reference.
 * @throws `ApiError` with code `WDE0073` if the collection has no such item, and `WDE0027` if the caller may not read it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { items } from '@cartwright/data';
 *
 * const client = createClient({ modules: { items } });
 *
 * export const hasTag = (postId: string, tagId: string) => client.items.isReferenced('Posts', 'tags', postId, tagId);
 * ```
 * @see POST /wix-data/v2/items/is-referenced
 */
export const isReferenced = /* @__PURE__ */ operation<
  [
    dataCollectionId: string,
    field: string,
    referringItem: ItemOrId,
    referencedItem: ItemOrId,
    options?: WixDataIsReferencedOptions,
  ],
  boolean
>({
  id: 'data.items.isReferenced',
  method: 'POST',
  path: '/wix-data/v2/items/is-referenced',
  args: ['dataCollectionId', 'field', 'referringItem', 'referencedItem', '...options'],
  prepare: (
    dataCollectionId: string,
    field: string,
    referringItem: ItemOrId,
    referencedItem: ItemOrId,
    options?: WixDataIsReferencedOptions,
  ) => ({
    dataCollectionId,
    referringItemFieldName: field,
    referringItemId: toId(referringItem),
    referencedItemId: toId(referencedItem),
    ...options,
  }),
  unwrap: 'isReferenced',
  repeatable: true,
});
