import { operation } from '@cartwright/core';

/**
 * Deletes a info section. It is removed from all products. Requires a merchant identity.
 *
 * @param infoSectionId - Info section ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the info section does not exist.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const remove = (id: string) => client.infoSectionsV3.deleteInfoSection(id);
 * ```
 * @see DELETE /stores/v3/info-sections/{infoSectionId}
 */
export const deleteInfoSection = /* @__PURE__ */ operation<[infoSectionId: string], void>({
  id: 'stores.infoSectionsV3.deleteInfoSection',
  method: 'DELETE',
  path: '/stores/v3/info-sections/{infoSectionId}',
  args: ['infoSectionId'],
  returnsNothing: true,
  repeatable: true,
});
