import { route } from '../../http/route.js';
import { FieldReader, bodyObject, type Input } from '../../input/index.js';
import type { StoredProduct } from '../product.js';
import { repriced } from '../products/index.js';
import { type ProductEdit, editProducts, readIds } from './edit-products.js';
import { oneOf } from './one-of.js';

/** Gives a product and all of its variants one cost or weight. */
const setForAll = (product: StoredProduct, property: 'cost' | 'weight', value: number): StoredProduct => ({
  ...product,
  [property]: value,
  variants: product.variants.map(({ [property]: _own, ...variant }) => variant),
});

function readSet(reader: FieldReader, set: Input): ProductEdit {
  const property = oneOf(reader, set, 'set', ['price', 'cost', 'weight', 'ribbon', 'brand']);
  const amount = (bounds = {}) => reader.number(set[property ?? ''], `set.${property}`, bounds) ?? 0;
  if (property === 'price') {
    const price = amount({ scale: 2 });
    return (product) => repriced(product, price);
  }
  if (property === 'cost' || property === 'weight') {
    const value = amount(property === 'cost' ? { scale: 2 } : {});
    return (product) => setForAll(product, property, value);
  }
  if (property === 'ribbon') {
    const ribbon = reader.text(set['ribbon'], 'set.ribbon', { max: 30 }) ?? '';
    return (product) => ({ ...product, ribbon });
  }
  const brand = reader.text(set['brand'], 'set.brand', { max: 50 }) ?? '';
  return (product) => ({ ...product, brand: brand === '' ? null : brand });
}

/** Sets one property of up to 100 products. An empty ribbon or brand takes it away. */
export const bulkUpdateProductsPropertyRoute = route({
  id: 'stores.products.bulkUpdateProductsProperty',
  method: 'POST',
  paths: ['/stores/v1/bulk/products/update', '/v1/bulk/products/update'],
  access: 'merchant',
  handle: (context) => {
    const reader = new FieldReader();
    const ids = readIds(reader, context);
    const edit = readSet(reader, bodyObject(reader, context.body, 'set'));
    reader.check();
    return editProducts(context, ids, edit);
  },
});
