import { type RouteContext, route } from '../../protocol/routing/route.js';
import { queryEntities } from '../catalog-v3/cursor-query.js';
import { infoSectionFormat, infoSectionSource } from './info-section-entity.js';

function run({ tenant }: RouteContext, request: unknown): object {
  const format = infoSectionFormat(tenant, request);
  const { items, pagingMetadata } = queryEntities(infoSectionSource(tenant), request);
  return { infoSections: items.map(format), pagingMetadata };
}

/** Queries info sections by filter, sorting and page. */
export const queryInfoSections = [
  route({
    id: 'stores.infoSectionsV3.queryInfoSections',
    method: 'GET',
    paths: ['/stores/v3/info-sections/query', '/v3/info-sections/query'],
    access: 'visitor',
    handle: (context) => run(context, context.query),
  }),
  route({
    id: 'stores.infoSectionsV3.queryInfoSections',
    method: 'POST',
    paths: ['/stores/v3/info-sections/query', '/v3/info-sections/query'],
    access: 'visitor',
    handle: (context) => run(context, context.body),
  }),
];
