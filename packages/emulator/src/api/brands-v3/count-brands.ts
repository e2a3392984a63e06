import { route } from '../../protocol/routing/route.js';
import { countEntities } from '../catalog-v3/cursor-query.js';
import { brandSource } from './brand-entity.js';

/** Counts the brands that match a filter. */
export const countBrands = route({
  id: 'stores.brandsV3.countBrands',
  method: 'POST',
  paths: ['/stores/v3/brands/count', '/v3/brands/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(brandSource(tenant), body),
});
