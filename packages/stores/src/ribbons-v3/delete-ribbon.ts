import { operation } from '@cartwright/core';

/**
 * Deletes a ribbon. It is removed from all products. Requires a merchant identity.
 *
 * @param ribbonId - Ribbon ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the ribbon does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const remove = (id: string) => client.ribbonsV3.deleteRibbon(id);
 * ```
 * @see DELETE /stores/v3/ribbons/{ribbonId}
 */
export const deleteRibbon = /* @__PURE__ */ operation<[ribbonId: string], void>({
  id: 'stores.ribbonsV3.deleteRibbon',
  method: 'DELETE',
  path: '/stores/v3/ribbons/{ribbonId}',
  args: ['ribbonId'],
  returnsNothing: true,
  repeatable: true,
});
