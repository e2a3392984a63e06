import { type RouteContext, route } from '../../protocol/routing/route.js';
import { searchEntities } from '../catalog-v3/cursor-query.js';
import { formatProductGroup } from './format-product-group.js';
import { searchSource } from './product-group-source.js';
import { viewOf } from './product-group-view.js';

function run(context: RouteContext, request: unknown): object {
  const view = viewOf(context, request);
  const { aggregationData, items, pagingMetadata } = searchEntities(searchSource(context), request);
  const productGroups = items.map((group) => formatProductGroup(group, view));
  return { productGroups, pagingMetadata, aggregationData, fields: [...view.fields] };
}

/** Searches product groups by filter and free text, with aggregations. */
export const searchProductGroups = [
  route({
    id: 'stores.productGroupsV3.searchProductGroups',
    method: 'GET',
    paths: ['/stores/v3/product-groups/search', '/v3/product-groups/search'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.productGroupsV3.searchProductGroups',
    method: 'POST',
    paths: ['/stores/v3/product-groups/search', '/v3/product-groups/search'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
