import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import { requestedProduct } from '../find-product.js';
import { giveToChoice, withImages } from '../../../shop/catalog-v1/media/choice-media.js';
import { readChoiceName } from './read-choice-name.js';
import { readImage } from './read-media.js';

/** Adds images to a product after its existing ones, and assigns them to choices on request. */
export const addProductMediaRoute = route({
  id: 'stores.products.addProductMedia',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/media', '/v1/products/{id}/media'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const value = isObject(context.body) ? context.body['media'] : undefined;
    if (isMissing(value)) reader.missing('media');
    const added = (reader.list(value, 'media', { min: 1, max: 50 }) ?? []).flatMap((item, index) => {
      const at = `media[${index}]`;
      const input = reader.required(item, at);
      const image = readImage(reader, input, at, product.name);
      const choice = reader.object(input['choice'], `${at}.choice`);
      const name = choice && readChoiceName(reader, choice, `${at}.choice`, product);
      return image ? [{ image, name }] : [];
    });
    reader.check();
    const options = added.reduce(
      (result, { image, name }) => (name ? giveToChoice(result, name, [image]) : result),
      product.options,
    );
    const media = withImages(
      product.media,
      added.map(({ image }) => image),
    );
    saveProduct(context.tenant, { ...product, media, options });
    return {};
  },
});
