import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';
import { tableOf } from '../../kernel/query/table.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { type StoredPromotion, promotions } from '../../shop/catalog-v3/promotions/promotion.js';
import type { EntitySource } from '../catalog-v3/cursor-query.js';
import { isMerchant } from '../products-v3/product-access.js';

type Context = Pick<RouteContext, 'caller' | 'tenant'>;
type Field = SearchField<StoredPromotion>;

/** Returns the promotion with this ID. @throws {ApplicationError} 404 `PROMOTION_NOT_FOUND` */
export const requirePromotion = ({ tenant }: Pick<RouteContext, 'tenant'>, id: string): StoredPromotion =>
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
export function promotionSource(context: Context): EntitySource<StoredPromotion> {
  const fields = isMerchant(context) ? allFields : publicFields;
  return { entity: 'promotion', documents: tableOf(promotions(context.tenant), fields), fields };
}
