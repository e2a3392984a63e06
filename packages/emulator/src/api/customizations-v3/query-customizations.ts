import { type RouteContext, route } from '../../protocol/routing/route.js';
import { queryEntities } from '../catalog-v3/cursor-query.js';
import { customizationSource } from './customization-source.js';
import { customizationFormat } from './format-customization.js';

function run(context: RouteContext, request: unknown): object {
  const format = customizationFormat(context, request);
  const { items, pagingMetadata } = queryEntities(customizationSource(context.tenant), request);
  return { customizations: items.map(format), pagingMetadata };
}

/** Queries customizations by filter, sorting and page. */
export const queryCustomizations = [
  route({
    id: 'stores.customizationsV3.queryCustomizations',
    method: 'GET',
    paths: ['/stores/v3/customizations/query', '/v3/customizations/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.customizationsV3.queryCustomizations',
    method: 'POST',
    paths: ['/stores/v3/customizations/query', '/v3/customizations/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
