import { runSearch } from '../../kernel/query/search/run-search.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { readQuery } from '../catalog-v3/cursor-query.js';
import { formatProductGroup } from './format-product-group.js';
import { querySource } from './product-group-source.js';
import { viewOf } from './product-group-view.js';

function run(context: RouteContext, request: unknown): object {
  const view = viewOf(context, request);
  const { filter, sort, cursorPaging } = readQuery(request);
  const { items, pagingMetadata } = runSearch(querySource(context), { filter, sort, cursorPaging }, 'query');
  const productGroups = items.map((group) => formatProductGroup(group, view));
  return { productGroups, pagingMetadata, fields: [...view.fields] };
}

/** Queries product groups by filter and page. */
export const queryProductGroups = [
  route({
    id: 'stores.productGroupsV3.queryProductGroups',
    method: 'GET',
    paths: ['/stores/v3/product-groups/query', '/v3/product-groups/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.productGroupsV3.queryProductGroups',
    method: 'POST',
    paths: ['/stores/v3/product-groups/query', '/v3/product-groups/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
