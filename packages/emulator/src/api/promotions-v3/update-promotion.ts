import { ownOrigins } from '../../kernel/origins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { updatePromotion as update } from '../../shop/catalog-v3/promotions/save-promotion.js';
import { readChanges } from '../catalog-v3/read-changes.js';
import { formatPromotion, promotionFormat } from './format-promotion.js';
import { requirePromotion } from './promotion-source.js';
import { readContent, readPromotionName } from './read-promotion.js';

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
export function updateRequestedPromotion(tenant: Tenant, request: unknown, pathId?: string): StoredPromotion {
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

/** Updates a promotion. Requires the current revision. */
export const updatePromotion = route({
  id: 'stores.promotionsV3.updatePromotion',
  method: 'PATCH',
  paths: ['/stores/v3/promotions/{promotion.id}', '/v3/promotions/{promotion.id}'],
  access: 'merchant',
  handle(context) {
    const { body, params, tenant } = context;
    return { promotion: promotionFormat(context)(updateRequestedPromotion(tenant, body, params['promotion.id'])) };
  },
});
