import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { ValidationError } from '../../kernel/errors/application-error.js';
import { violation } from '../../kernel/input/violation.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import type { StoredPromotion } from '../../shop/catalog-v3/promotions/promotion.js';
import { createPromotion as create } from '../../shop/catalog-v3/promotions/save-promotion.js';
import { promotionFormat } from './format-promotion.js';
import { readContent, readPromotionName } from './read-promotion.js';

/**
 * Creates the promotion of a request: `{ promotion }`. An image at a URL is imported at once.
 *
 * @throws {ApplicationError} 428 `MEDIA_NOT_FOUND`, `DUPLICATE_CATEGORY_ASSIGNMENT`, `PROMOTIONS_LIMIT_EXCEEDED`
 */
export function createRequestedPromotion(tenant: Tenant, request: unknown): StoredPromotion {
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

/** Creates a promotion. */
export const createPromotion = route({
  id: 'stores.promotionsV3.createPromotion',
  method: 'POST',
  paths: ['/stores/v3/promotions', '/v3/promotions'],
  access: 'merchant',
  handle(context) {
    return { promotion: promotionFormat(context)(createRequestedPromotion(context.tenant, context.body)) };
  },
});
