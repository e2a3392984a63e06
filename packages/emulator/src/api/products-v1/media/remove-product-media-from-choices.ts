import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { mapChoiceMedia } from '../../../shop/catalog-v1/media/choice-media.js';
import { readAssignments } from './read-assignments.js';

/** Removes images from choices; the product keeps them. An empty list means all choices, or all images of a choice. */
export const removeProductMediaFromChoicesRoute = route({
  id: 'stores.products.removeProductMediaFromChoices',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/choices/media/delete', '/v1/products/{id}/choices/media/delete'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const assignments = readAssignments(reader, context, product, { min: 0 });
    reader.check();
    const options = mapChoiceMedia(product.options, ({ description, media }, option) => {
      if (assignments.length === 0) return [];
      const meant = assignments.filter(({ name }) => name.option === option.name && name.choice === description);
      return media.filter(({ id }) => meant.every(({ mediaIds }) => mediaIds.length > 0 && !mediaIds.includes(id)));
    });
    saveProduct(context.tenant, { ...product, options });
    return {};
  },
});
