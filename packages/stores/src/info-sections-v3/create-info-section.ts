import { operation } from '@cartwright/core';
import { infoSectionShape, type InfoSection } from '../catalog-v3/info-section.js';
import type { InfoSectionValidationErrors } from './errors/info-section-error-code.js';
import type { InfoSectionWith } from './requested-fields.js';

/** Violated validation rules of `createInfoSection`. */
export type CreateInfoSectionValidationErrors = InfoSectionValidationErrors<
  'INFO_SECTIONS_LIMIT_EXCEEDED' | 'ONLY_SPACES_STRING_ERROR'
>;

/**
 * Creates a info section. Requires a merchant identity.
 *
 * @param infoSection - Info section to create. `uniqueName` and `title` are required.
 * @returns The created info section.
 * @throws `ApiError` with status 400 for a violated rule of {@link CreateInfoSectionValidationErrors}, such as
 * `INFO_SECTIONS_LIMIT_EXCEEDED`.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { infoSectionsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { infoSectionsV3 } });
 *
 * export const create = () => client.infoSectionsV3.createInfoSection({ uniqueName: 'wool', title: 'Care', plainDescription: '<p>Wash by hand.</p>' });
 * ```
 * @see POST /stores/v3/info-sections
 */
export const createInfoSection = /* @__PURE__ */ operation<[infoSection: InfoSection], InfoSectionWith<never>>({
  id: 'stores.infoSectionsV3.createInfoSection',
  method: 'POST',
  path: '/stores/v3/info-sections',
  args: ['infoSection'],
  request: { infoSection: infoSectionShape },
  response: { infoSection: infoSectionShape },
  unwrap: 'infoSection',
});
