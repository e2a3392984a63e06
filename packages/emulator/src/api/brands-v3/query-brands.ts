import { type RouteContext, route } from '../../protocol/routing/route.js';
import { queryEntities } from '../catalog-v3/cursor-query.js';
import { brandFormat, brandSource } from './brand-entity.js';

function run({ tenant }: RouteContext, request: unknown): object {
  const format = brandFormat(tenant, request);
  const { items, pagingMetadata } = queryEntities(brandSource(tenant), request);
  return { brands: items.map(format), pagingMetadata };
}

/** Queries brands by filter, sorting and page. */
export const queryBrands = [
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'GET',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.brandsV3.queryBrands',
    method: 'POST',
    paths: ['/stores/v3/brands/query', '/v3/brands/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
