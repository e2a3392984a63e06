import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { withPrice } from '../../../shop/catalog-v1/products/with-price.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import { route } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { type ProductEdit, editProducts, readIds } from './edit-products.js';
import { oneOf } from './one-of.js';
/** Sets the same cost or weight for a product and all of its variants. */
const setForAll = (product: StoredProduct, property: 'cost' | 'weight', value: number): StoredProduct => ({
  ...product,
  [property]: value,
  variants: product.variants.map(({ [property]: _own, ...variant }) => variant),
});

function readSet(reader: FieldReader, set: Input, currency: string): ProductEdit {
  const property = oneOf(reader, set, 'set', ['price', 'cost', 'weight', 'ribbon', 'brand']);
  const amount = () => reader.amount(set[property ?? ''], `set.${property}`, currency) ?? 0;
  if (property === 'price') {
    const price = amount();
    return (product) => withPrice(product, price);
  }
  if (property === 'cost' || property === 'weight') {
    const value = property === 'cost' ? amount() : (reader.number(set['weight'], 'set.weight') ?? 0);
    return (product) => setForAll(product, property, value);
  }
  if (property === 'ribbon') {
    const ribbon = reader.string(set['ribbon'], 'set.ribbon', { max: 30 }) ?? '';
    return (product) => ({ ...product, ribbon });
  }
  const brand = reader.string(set['brand'], 'set.brand', { max: 50 }) ?? '';
  return (product) => ({ ...product, brand: brand === '' ? null : brand });
}

/** Sets one property of up to 100 products. An empty ribbon or brand removes it. */
export const bulkUpdateProductsPropertyRoute = route({
  id: 'stores.products.bulkUpdateProductsProperty',
  method: 'POST',
  paths: ['/stores/v1/bulk/products/update', '/v1/bulk/products/update'],
  access: 'merchant',
  handle: (context) => {
    const reader = new FieldReader();
    const ids = readIds(reader, context);
    const edit = readSet(reader, bodyObject(reader, context.body, 'set'), storeCurrency(context.tenant));
    reader.check();
    return editProducts(context, ids, edit);
  },
});
