import { isMissing } from '../../kernel/input/object.js';
import { queryError } from '../../kernel/query/query-error.js';
import { runSearch } from '../../kernel/query/search/run-search.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { formatProductGroup } from './format-product-group.js';
import { searchSource } from './product-group-source.js';
import { viewOf } from './product-group-view.js';

function run(context: RouteContext, request: unknown): object {
  const view = viewOf(context, request);
  const search = requestProperty(request, 'search');
  if (isMissing(search)) throw queryError('search', 'must not be empty', 'REQUIRED_FIELD');
  const { aggregationData, items, pagingMetadata } = runSearch(searchSource(context), search);
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
