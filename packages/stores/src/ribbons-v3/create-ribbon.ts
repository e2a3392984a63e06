import { operation } from '@cartwright/core';
import { ribbonShape, type Ribbon } from '../catalog-v3/ribbon.js';
import type { RibbonWith } from './requested-fields.js';

/**
 * Creates a ribbon. Requires a merchant identity.
 *
 * @param ribbon - Ribbon to create. `name` is required and has from 1 to 30 characters.
 * @returns The created ribbon.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 428 if the site has Catalog V1.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { ribbonsV3 } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { ribbonsV3 } });
 *
 * export const create = () => client.ribbonsV3.createRibbon({ name: 'New' });
 * ```
 * @see POST /stores/v3/ribbons
 */
export const createRibbon = /* @__PURE__ */ operation<[ribbon: Ribbon], RibbonWith<never>>({
  id: 'stores.ribbonsV3.createRibbon',
  method: 'POST',
  path: '/stores/v3/ribbons',
  args: ['ribbon'],
  request: { ribbon: ribbonShape },
  response: { ribbon: ribbonShape },
  unwrap: 'ribbon',
});
