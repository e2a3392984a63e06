import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireCategory } from '../../shop/catalog-v3/categories/category.js';
import { resolvePromotions as resolve } from '../../shop/catalog-v3/promotions/resolve-promotions.js';
import { requestProperty } from '../catalog-v3/cursor-query.js';
import { promotionFormat } from './format-promotion.js';

/** Returns the enabled promotions that a category displays, by position. */
export const resolvePromotions = route({
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
