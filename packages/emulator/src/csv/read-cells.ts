import type { CustomTextField, Discount, StoredStock } from '../shop/catalog-v1/product.js';
import type { StoredImage } from '../shop/images/image.js';
import { counts } from './columns.js';
import { getImage } from './rows/cells.js';
import { numbersTo } from './rows/numbered.js';
import { toNumber, type Row } from './rows/row.js';

/** Whether a string is a valid image of a product file: a URL or a file name. */
export const isImage = (text: string): boolean => getImage(text, '') !== undefined;

/** Reads the images. */
export const readImages = (row: Row, altText: string): StoredImage[] =>
  row.list('productImageUrl').flatMap((text) => {
    const image = getImage(text, altText);
    if (!image) row.report('productImageUrl', 'URLs (https://…) or file names, separated by ;');
    return image ?? [];
  });

/** Reads the discount. */
export function readDiscount(row: Row, scale: number): Discount {
  const type = row.string('discountMode').toUpperCase();
  const value = row.number('discountValue', type === 'PERCENT' ? { most: 100 } : { scale }) ?? 0;
  if (type === 'PERCENT' || type === 'AMOUNT') return value === 0 ? { type: 'NONE', value: 0 } : { type, value };
  if (type !== '') row.report('discountMode', 'PERCENT or AMOUNT');
  return { type: 'NONE', value: 0 };
}

/**
 * Reads the stock: a whole number, InStock or OutOfStock. It is below zero if more was sold than in stock. An empty
 * cell is InStock.
 */
export function readStock(row: Row): StoredStock {
  const text = row.string('inventory');
  const word = text.toLowerCase();
  if (word === '' || word === 'instock' || word === 'outofstock') {
    return { trackInventory: false, quantity: null, inStock: word !== 'outofstock' };
  }
  const quantity = toNumber(text);
  if (!Number.isSafeInteger(quantity)) row.report('inventory', 'a whole number, InStock or OutOfStock');
  return { trackInventory: true, quantity, inStock: quantity > 0 };
}

/** Reads the info sections, whose descriptions are HTML. */
export const readInfos = (row: Row): { title: string; description: string }[] =>
  numbersTo(counts.infos).flatMap((number) => {
    const title = row.string(`additionalInfoTitle${number}`, 50);
    const description = row.string(`additionalInfoDescription${number}`, 16_000);
    if (title === '' && description !== '')
      row.report(`additionalInfoTitle${number}`, 'a title, because there is a description');
    return title === '' ? [] : [{ title, description }];
  });

/** Reads the custom text fields, which shoppers fill in. */
export const readCustomTextFields = (row: Row): CustomTextField[] =>
  numbersTo(counts.texts).flatMap((number) => {
    const title = row.string(`customTextField${number}`, 100);
    const maxLength = row.number(`customTextCharLimit${number}`, { least: 1, most: 500, scale: 0 }) ?? 500;
    const mandatory = row.boolean(`customTextMandatory${number}`, false);
    return title === '' ? [] : [{ title, maxLength, mandatory }];
  });
