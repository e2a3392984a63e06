import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import type { StoredImage } from '../../../shop/images/image.js';
import { requestedProduct } from '../find-product.js';
import { giveToChoice } from '../../../shop/catalog-v1/media/choice-media.js';
import { readAssignments } from './read-assignments.js';

/** Returns the images of a product with these ids. */
function imagesOf(product: StoredProduct, ids: readonly string[]): StoredImage[] {
  const missing = ids.filter((id) => !product.media.some((image) => image.id === id));
  if (missing.length > 0) {
    throw new ApplicationError('notFound', 'MEDIA_NOT_FOUND', 'The product has no media with these IDs.', {
      mediaIds: missing,
    });
  }
  return product.media.filter(({ id }) => ids.includes(id));
}

/** Assigns images of a product to its choices. Only the choices of one option can have images. */
export const addProductMediaToChoicesRoute = route({
  id: 'stores.products.addProductMediaToChoices',
  method: 'PATCH',
  paths: ['/stores/v1/products/{id}/choices/media', '/v1/products/{id}/choices/media'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const assignments = readAssignments(reader, context, product, { min: 1 });
    reader.check();
    const options = assignments.reduce(
      (result, { mediaIds, name }) => giveToChoice(result, name, imagesOf(product, mediaIds)),
      product.options,
    );
    saveProduct(context.tenant, { ...product, options });
    return {};
  },
});
