import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { isExternal, storesAppIds } from '../../shop/line-items/catalog-reference.js';
import { algorithms, type Algorithm } from '../../shop/recommendations/algorithms.js';

/** Algorithm of a request: the ID of an algorithm, and of the app that provides it. */
interface RequestedAlgorithm {
  readonly id: string;
  readonly appId: string;
}

/** Item of a request, as given. */
interface RequestedItem {
  readonly appId: string;
  readonly catalogItemId: string;
}

interface RecommendationRequest {
  readonly algorithms: readonly RequestedAlgorithm[];
  readonly items: readonly RequestedItem[];
  readonly minimum: number;
}

const findAlgorithm = (id: string): Algorithm | undefined => algorithms.find((algorithm) => algorithm.id === id);

/** Reads a request. Algorithms that need items require them. */
function readRequest(body: unknown): RecommendationRequest {
  const reader = new FieldReader();
  const input = isObject(body) ? body : {};
  const readId = (value: unknown, path: string): string => {
    const id = reader.string(value, path, { min: 1, max: 36 });
    if (id === undefined) reader.missing(path);
    return id ?? '';
  };
  if (input['algorithms'] === undefined) reader.missing('algorithms');
  const requested = (reader.list(input['algorithms'], 'algorithms', { min: 1, max: 10 }) ?? []).map((value, index) => {
    const path = `algorithms[${index}]`;
    const { appId, id } = reader.required(value, path);
    return { id: readId(id, `${path}.id`), appId: readId(appId, `${path}.appId`) };
  });
  const items = (reader.list(input['items'], 'items', { max: 300 }) ?? []).map((value, index) => {
    const path = `items[${index}]`;
    const { appId, catalogItemId } = reader.required(value, path);
    return { appId: readId(appId, `${path}.appId`), catalogItemId: readId(catalogItemId, `${path}.catalogItemId`) };
  });
  if (items.length === 0 && requested.some(({ id }) => findAlgorithm(id)?.isRelated)) reader.missing('items');
  const minimum = reader.number(input['minimumRecommendedItems'], 'minimumRecommendedItems', { max: 100, scale: 0 });
  reader.check();
  return { algorithms: requested, items, minimum: minimum ?? 0 };
}

/**
 * Checks that the stores app provides an algorithm, and supports the items.
 *
 * @throws {ApplicationError} `RECOMMENDATIONS_PROVIDER_NOT_FOUND`, `ALGORITHM_NOT_SUPPORTED`,
 *   `ITEM_APP_ID_NOT_SUPPORTED`
 */
function checkSupport({ algorithms: requested, items }: RecommendationRequest, { appId }: RequestedAlgorithm): void {
  if (!storesAppIds.includes(appId)) {
    const description = `The app ${appId} provides no recommendations.`;
    throw new ApplicationError('notFound', 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', description, { appId });
  }
  const ofApp = requested.filter((algorithm) => algorithm.appId === appId);
  const unsupportedAlgorithms = ofApp.filter(({ id }) => !findAlgorithm(id));
  if (unsupportedAlgorithms.length > 0) {
    const description = 'The app does not provide the algorithms.';
    throw new ApplicationError('failedPrecondition', 'ALGORITHM_NOT_SUPPORTED', description, { unsupportedAlgorithms });
  }
  const unsupportedItems = items.filter(isExternal);
  if (unsupportedItems.length > 0) {
    const description = 'The algorithms do not support items of other catalogs.';
    const data = { items: unsupportedItems, algorithms: ofApp };
    throw new ApplicationError('failedPrecondition', 'ITEM_APP_ID_NOT_SUPPORTED', description, data);
  }
}

/** The routes of recommendations, with the algorithms of the stores app. */
export const recommendationRoutes: readonly Route[] = [
  route({
    id: 'ecom.recommendations.listAvailableAlgorithms',
    method: 'GET',
    paths: ['/v1/recommendations/algorithms', '/ecom/v1/recommendations/algorithms'],
    access: 'visitor',
    handle: () => ({
      availableAlgorithms: algorithms.map(({ description, id, isRelated, name }) => ({
        config: { name, description, algorithmType: isRelated ? 'RELATED_ITEMS' : 'GLOBAL', algorithmId: id },
        appId: storesAppIds[0],
        catalogAppIds: storesAppIds.slice(0, 1),
      })),
    }),
  }),
  route({
    id: 'ecom.recommendations.getRecommendation',
    method: 'POST',
    paths: ['/v1/recommendations/get', '/ecom/v1/recommendations/get'],
    access: 'visitor',
    handle: ({ body, tenant }) => {
      const request = readRequest(body);
      const itemIds = request.items.map(({ catalogItemId }) => catalogItemId);
      for (const algorithm of request.algorithms) {
        checkSupport(request, algorithm);
        const ids = findAlgorithm(algorithm.id)?.recommend(tenant, itemIds) ?? [];
        if (ids.length < request.minimum) continue;
        const items = ids.map((catalogItemId) => ({ catalogItemId, appId: storesAppIds[0] }));
        return { recommendation: { items, algorithm } };
      }
      return { recommendation: { items: [] } };
    },
  }),
];
