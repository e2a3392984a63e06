import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';

function checkRequest(body: unknown): void {
  const reader = new FieldReader();
  const input = isObject(body) ? body : {};
  if (input['algorithms'] === undefined) reader.missing('algorithms');
  const algorithms = reader.list(input['algorithms'], 'algorithms', { min: 1, max: 10 }) ?? [];
  for (const [index, value] of algorithms.entries()) {
    const path = `algorithms[${index}]`;
    const { id, appId } = reader.required(value, path);
    if (reader.string(id, `${path}.id`, { min: 1, max: 36 }) === undefined) reader.missing(`${path}.id`);
    if (reader.string(appId, `${path}.appId`, { min: 1, max: 36 }) === undefined) reader.missing(`${path}.appId`);
  }
  reader.list(input['items'], 'items', { max: 300 });
  reader.number(input['minimumRecommendedItems'], 'minimumRecommendedItems', { max: 100, scale: 0 });
  reader.check();
}

/** The routes of recommendations. No app provides algorithms, so there are never recommendations. */
export const recommendationRoutes: readonly Route[] = [
  route({
    id: 'ecom.recommendations.listAvailableAlgorithms',
    method: 'GET',
    paths: ['/v1/recommendations/algorithms', '/ecom/v1/recommendations/algorithms'],
    access: 'visitor',
    handle: () => ({ availableAlgorithms: [] }),
  }),
  route({
    id: 'ecom.recommendations.getRecommendation',
    method: 'POST',
    paths: ['/v1/recommendations/get', '/ecom/v1/recommendations/get'],
    access: 'visitor',
    handle: ({ body }) => {
      checkRequest(body);
      return { recommendation: { items: [] } };
    },
  }),
];
