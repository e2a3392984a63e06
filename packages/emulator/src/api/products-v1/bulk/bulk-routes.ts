import { findGivenField } from './find-given-field.js';
import { type Adjustment, readAdjustment } from './read-adjustment.js';
import { findProduct } from '../find-product.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { bodyObject } from '../../../kernel/input/body-object.js';
import { FieldReader, largestAmount } from '../../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../../kernel/input/object.js';
import { minorUnits } from '../../../kernel/money/minor-units.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { bulkItems } from '../../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { withPrice } from '../../../shop/catalog-v1/products/with-price.js';

/**
 * Edits a product.
 *
 * @throws {ApplicationError} if the edit is not possible
 */
type ProductEdit = (product: StoredProduct) => StoredProduct;

/** Reads the ids of the products to edit. */
const readIds = (reader: FieldReader, { body }: RouteContext): readonly string[] =>
  reader.ids(isObject(body) ? body['ids'] : undefined, 'ids', { min: 1, max: 100 });

/** Edits each product separately. Returns for each whether it succeeded, or the error. */
const editProducts = (context: RouteContext, ids: readonly string[], edit: ProductEdit): object =>
  bulkItems(context.tenant, {
    items: ids,
    apply: (id) => saveProduct(context.tenant, edit(findProduct(context, id))),
  });

/** Sets the same cost or weight for a product and all of its variants. */
const setForAll = (product: StoredProduct, property: 'cost' | 'weight', value: number): StoredProduct => ({
  ...product,
  [property]: value,
  variants: product.variants.map(({ [property]: _own, ...variant }) => variant),
});

function readSet(reader: FieldReader, set: Input, currency: string): ProductEdit {
  const property = findGivenField(reader, set, 'set', ['price', 'cost', 'weight', 'ribbon', 'brand']);
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
const bulkUpdateProductsPropertyRoute = route({
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

function adjusted(id: string, property: string, value: number, adjust: Adjustment): number {
  const result = adjust(value);
  if (result >= 0 && result <= largestAmount) return result;
  const description = `The ${property} of this product would be ${result}.`;
  throw new ApplicationError('invalidArgument', `INVALID_${property.toUpperCase()}`, description, { id });
}

/** Adjusts the cost or weight of a product, and of each variant with its own value. A missing cost counts as 0. */
function adjustEach(product: StoredProduct, property: 'cost' | 'weight', adjust: Adjustment): StoredProduct {
  const next = (value: number): number => adjusted(product.id, property, value, adjust);
  return {
    ...product,
    [property]: next(product[property] ?? 0),
    variants: product.variants.map((variant) => {
      const own = variant[property];
      return own === undefined ? variant : { ...variant, [property]: next(own) };
    }),
  };
}

/** Increases or decreases one property of up to 100 products, by an amount or a percentage. */
const bulkAdjustProductPropertyRoute = route({
  id: 'stores.products.bulkAdjustProductProperty',
  method: 'POST',
  paths: ['/stores/v1/bulk/products/adjust-properties', '/v1/bulk/products/adjust-properties'],
  access: 'merchant',
  handle: (context) => {
    const reader = new FieldReader();
    const ids = readIds(reader, context);
    const input = bodyObject(reader, context.body, 'adjust');
    const property = findGivenField(reader, input, 'adjust', ['price', 'cost', 'weight']) ?? 'price';
    const adjust = readAdjustment(
      reader,
      input[property],
      `adjust.${property}`,
      property === 'weight' ? undefined : minorUnits(storeCurrency(context.tenant)),
    );
    reader.check();
    return editProducts(context, ids, (product) =>
      property === 'price' ? withPrice(product, adjust(product.price)) : adjustEach(product, property, adjust),
    );
  },
});

/** The routes that change one property of many products. */
export const bulkRoutes = [bulkUpdateProductsPropertyRoute, bulkAdjustProductPropertyRoute] as const;
