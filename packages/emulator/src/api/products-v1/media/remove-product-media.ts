import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import type { StoredImage } from '../../../shop/images/image.js';
import { requestedProduct } from '../find-product.js';
import { mapChoiceMedia } from '../../../shop/catalog-v1/media/choice-media.js';

/** Removes images from a product and its choices: those with the given ids, or all for an empty list. */
export const removeProductMediaRoute = route({
  id: 'stores.products.removeProductMedia',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/media/delete', '/v1/products/{id}/media/delete'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const ids = reader.ids(isObject(context.body) ? context.body['mediaIds'] : undefined, 'mediaIds', { max: 50 });
    reader.check();
    const left = (media: readonly StoredImage[]) => media.filter(({ id }) => ids.length > 0 && !ids.includes(id));
    const options = mapChoiceMedia(product.options, ({ media }) => left(media));
    saveProduct(context.tenant, { ...product, media: left(product.media), options });
    return {};
  },
});
