import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { CatalogProduct, EditedProduct, EditedVariant } from './catalog-editor.js';

/** Largest quantity in stock, and with a minus sign the smallest. */
export const largestQuantity = 99_999;

/** Reads a number of the form. Empty and other texts are not numbers. */
const toNumber = (text: string | undefined): unknown => (text ? Number(text.replace(',', '.')) : undefined);

/**
 * Reads the form of a product. An empty quantity means that the stock is not counted. Fields of other variants are
 * ignored.
 *
 * @throws {ValidationError} for an empty name, and for invalid prices and quantities
 */
export function readProductForm(
  form: Readonly<Record<string, string>>,
  product: CatalogProduct,
  currency: string,
): EditedProduct {
  const read = new FieldReader();
  const name = read.string(form['name'] ?? '', 'name', { min: 1, max: 80 }) ?? product.name;
  const min = Math.min(0, ...product.variants.map(({ stock }) => ('quantity' in stock ? stock.quantity : 0)));
  const variants = product.variants.map((before): EditedVariant => {
    const { id } = before;
    const quantity = read.number(toNumber(form[`quantity-${id}`]), `quantity-${id}`, {
      min,
      max: largestQuantity,
      scale: 0,
    });
    return {
      id,
      price: read.amount(toNumber(form[`price-${id}`]), `price-${id}`, currency) ?? before.price,
      stock: quantity === undefined ? { inStock: form[`in-stock-${id}`] === 'yes' } : { quantity },
    };
  });
  read.check();
  return { name, visible: form['visible'] === 'on', variants };
}
