import { type EntitySource, findEntities, requestProperty, searchEntities } from '../catalog-v3/cursor-query.js';
import { entityHandlers } from '../catalog-v3/entity-handlers.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { readTagChanges } from '../catalog-v3/tags/read-tag-changes.js';
import { isMerchant } from '../products-v3/product-access.js';
import { formatPromotion, promotionFormat } from './format-promotion.js';
import { readContent, readPromotionName } from './read-promotion.js';
import { ApplicationError, ValidationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { violation } from '../../kernel/input/violation.js';
import { ownOrigins } from '../../kernel/origins.js';
import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import { getTable } from '../../kernel/query/table.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { bulkItems, readBulkIds, readReturnEntity } from '../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { promotions, type StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { resolvePromotions as resolve } from '../../shop/catalog-v3/promotions/resolve-promotions.js';
import {
  createPromotion as create,
  updatePromotion as update,
} from '../../shop/catalog-v3/promotions/save-promotion.js';
import { changedTags } from '../../shop/catalog-v3/tags.js';

type Context = Pick<RouteContext, 'caller' | 'tenant'>;
type Field = SearchField<StoredPromotion>;

/** Returns the promotion with this ID. @throws {ApplicationError} 404 `PROMOTION_NOT_FOUND` */
const requirePromotion = ({ tenant }: Pick<RouteContext, 'tenant'>, id: string): StoredPromotion =>
  requireEntity(promotions(tenant), id, 'PROMOTION_NOT_FOUND');

const field = (type: Field['type'], read: Field['read']): Field => ({ type, sortable: true, aggregatable: true, read });

const tagField = (read: Field['read']): Field => ({
  ...field('list', read),
  operators: ['$hasSome', '$hasAll', '$exists'],
});

const publicFields: SearchFields<StoredPromotion> = new Map([
  ['id', field('string', ({ id }) => id)],
  ['createdDate', field('date', ({ createdDate }) => createdDate)],
  ['updatedDate', field('date', ({ updatedDate }) => updatedDate)],
  ['enabled', field('boolean', ({ enabled }) => enabled)],
  ['name', { type: 'string', sortable: false, searchable: true, operators: [], read: ({ name }) => name }],
  ['tags.publicTags.tagIds', tagField(({ publicTagIds }) => publicTagIds)],
]);

const allFields: SearchFields<StoredPromotion> = new Map([
  ...publicFields,
  ['tags.privateTags.tagIds', tagField(({ privateTagIds }) => privateTagIds)],
]);

/** Promotions and the fields that queries can use. Only merchants and apps can use private tags. */
function promotionSource(context: Context): EntitySource<StoredPromotion> {
  const fields = isMerchant(context) ? allFields : publicFields;
  return { entity: 'promotion', documents: getTable(promotions(context.tenant), fields), fields };
}

/**
 * Creates the promotion of a request: `{ promotion }`. An image at a URL is imported at once.
 *
 * @throws {ApplicationError} 428 `MEDIA_NOT_FOUND`, `DUPLICATE_CATEGORY_ASSIGNMENT`, `PROMOTIONS_LIMIT_EXCEEDED`
 */
function createRequestedPromotion(tenant: Tenant, request: unknown): StoredPromotion {
  const read = new FieldReader();
  const input = bodyObject(read, request, 'promotion');
  const name = readPromotionName(read, input['name']);
  const { destinationUrl, extendedFields, media, ...content } = readContent(read, input);
  read.check();
  if (!media) throw new ValidationError([violation('promotion.media', 'must not be empty', 'REQUIRED_FIELD')]);
  return create(tenant, {
    name,
    media,
    categories: [],
    enabled: false,
    publicTagIds: [],
    privateTagIds: [],
    ...content,
    ...(destinationUrl !== undefined && { destinationUrl }),
    ...(extendedFields && { extendedFields }),
  });
}

/** The fields that a mask can name. */
const fields = {
  name: 'value',
  media: 'any',
  destinationUrl: 'value',
  categories: 'value',
  enabled: 'value',
  extendedFields: 'any',
  tags: 'any',
} as const;

/**
 * Applies the update of a request: `{ promotion: { revision, … }, fieldMask }`.
 *
 * @throws {ApplicationError} 404 `PROMOTION_NOT_FOUND`; 409 `INVALID_REVISION`; 428 `MEDIA_REMOVAL_NOT_ALLOWED`,
 * `MEDIA_NOT_FOUND`, `DUPLICATE_CATEGORY_ASSIGNMENT`
 */
function updateRequestedPromotion(tenant: Tenant, request: unknown, pathId?: string): StoredPromotion {
  const read = new FieldReader();
  const find = (id: string) => requirePromotion({ tenant }, id);
  const format = (promotion: StoredPromotion) => formatPromotion(promotion, ownOrigins(''));
  const { changes, check, entity } = readChanges(read, request, { name: 'promotion', fields, find, format }, pathId);
  const name = Object.hasOwn(changes, 'name') ? readPromotionName(read, changes['name']) : entity.name;
  const content = readContent(read, changes, entity);
  check();
  if (changes['media'] === null) {
    const description = 'The image of a promotion can be replaced, but not removed.';
    throw new ApplicationError('failedPrecondition', 'MEDIA_REMOVAL_NOT_ALLOWED', description, { id: entity.id });
  }
  return update(tenant, entity, { name, ...content });
}

const handlers = entityHandlers<StoredPromotion>({
  name: 'promotion',
  plural: 'promotions',
  source: promotionSource,
  find: (tenant, id) => requirePromotion({ tenant }, id),
  create: createRequestedPromotion,
  update: updateRequestedPromotion,
  remove: (tenant, id) => void promotions(tenant).delete(id),
  format: promotionFormat,
});

/** Creates a promotion. */
const createPromotion = route({
  id: 'stores.promotionsV3.createPromotion',
  method: 'POST',
  paths: ['/stores/v3/promotions', '/v3/promotions'],
  access: 'merchant',
  handle: handlers.create,
});

/** Creates up to 100 promotions. */
const bulkCreatePromotions = route({
  id: 'stores.promotionsV3.bulkCreatePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/create', '/v3/bulk/promotions/create'],
  access: 'merchant',
  handle: handlers.bulkCreate,
});

/** Gets a promotion. */
const getPromotion = route({
  id: 'stores.promotionsV3.getPromotion',
  method: 'GET',
  paths: ['/stores/v3/promotions/{promotionId}', '/v3/promotions/{promotionId}'],
  access: 'visitor',
  handle: handlers.get,
});

/** Queries promotions by filter, sorting and page. */
const queryPromotions = [
  route({
    id: 'stores.promotionsV3.queryPromotions',
    method: 'GET',
    paths: ['/stores/v3/promotions/query', '/v3/promotions/query'],
    access: 'visitor',
    handle: handlers.queryByUrl,
  }),
  route({
    id: 'stores.promotionsV3.queryPromotions',
    method: 'POST',
    paths: ['/stores/v3/promotions/query', '/v3/promotions/query'],
    access: 'visitor',
    handle: handlers.query,
  }),
];

/** Searches promotions by filter and free text, with aggregations. */
const searchPromotions = route({
  id: 'stores.promotionsV3.searchPromotions',
  method: 'POST',
  paths: ['/stores/v3/promotions/search', '/v3/promotions/search'],
  access: 'visitor',
  handle(context) {
    const { items, ...rest } = searchEntities(promotionSource(context), context.body);
    return { promotions: items.map(promotionFormat(context)), ...rest };
  },
});

/** Returns the enabled promotions that a category displays, by position. */
const resolvePromotions = route({
  id: 'stores.promotionsV3.resolvePromotions',
  method: 'GET',
  paths: ['/stores/v3/promotions/resolve', '/v3/promotions/resolve'],
  access: 'visitor',
  handle(context) {
    const read = new FieldReader();
    const given = requestProperty(context.query, 'categoryId');
    if (isMissing(given)) read.missing('categoryId');
    const categoryId = read.string(given, 'categoryId', { min: 1, max: 36 }) ?? '';
    read.check();
    const format = promotionFormat(context);
    const displayed = resolve(context.tenant, requireCategory(context.tenant, categoryId));
    return { promotions: displayed.map(({ position, promotion }) => ({ promotion: format(promotion), position })) };
  },
});

/** Updates a promotion. Requires the current revision. */
const updatePromotion = route({
  id: 'stores.promotionsV3.updatePromotion',
  method: 'PATCH',
  paths: ['/stores/v3/promotions/{promotion.id}', '/v3/promotions/{promotion.id}'],
  access: 'merchant',
  handle: handlers.update,
});

/** Updates up to 100 promotions. Each requires its current revision. */
const bulkUpdatePromotions = route({
  id: 'stores.promotionsV3.bulkUpdatePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update', '/v3/bulk/promotions/update'],
  access: 'merchant',
  handle: handlers.bulkUpdate,
});

/** Assigns and unassigns tags of up to 100 promotions. */
const bulkUpdatePromotionTags = route({
  id: 'stores.promotionsV3.bulkUpdatePromotionTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update-tags', '/v3/bulk/promotions/update-tags'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const items = readBulkIds(body, 'promotionIds');
    const changes = readTagChanges(body);
    const apply = (id: string) => {
      const promotion = requirePromotion(context, id);
      return update(tenant, promotion, changedTags(promotion, changes));
    };
    return bulkItems(tenant, {
      items,
      apply,
      format: readReturnEntity(body) && promotionFormat(context),
    });
  },
});

/** Assigns and unassigns tags of the promotions that match a filter. */
const bulkUpdatePromotionTagsByFilter = route({
  id: 'stores.promotionsV3.bulkUpdatePromotionTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/update-tags-by-filter', '/v3/bulk/promotions/update-tags-by-filter'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    const found = findEntities(promotionSource(context), body);
    const changes = readTagChanges(body);
    for (const promotion of found) update(tenant, promotion, changedTags(promotion, changes));
    return { jobId: newId() };
  },
});

/** Deletes a promotion. */
const deletePromotion = route({
  id: 'stores.promotionsV3.deletePromotion',
  method: 'DELETE',
  paths: ['/stores/v3/promotions/{promotionId}', '/v3/promotions/{promotionId}'],
  access: 'merchant',
  handle: handlers.remove,
});

/** Deletes up to 100 promotions. */
const bulkDeletePromotions = route({
  id: 'stores.promotionsV3.bulkDeletePromotions',
  method: 'POST',
  paths: ['/stores/v3/bulk/promotions/delete', '/v3/bulk/promotions/delete'],
  access: 'merchant',
  handle: handlers.bulkRemove,
});

/** The routes of promotions. */
export const promotionRoutes = [
  createPromotion,
  bulkCreatePromotions,
  getPromotion,
  ...queryPromotions,
  searchPromotions,
  resolvePromotions,
  updatePromotion,
  bulkUpdatePromotions,
  bulkUpdatePromotionTags,
  bulkUpdatePromotionTagsByFilter,
  deletePromotion,
  bulkDeletePromotions,
] as const;
