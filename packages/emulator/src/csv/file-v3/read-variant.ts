import { defaultPreorderLimit } from '../../shop/catalog-v3/inventory/availability.js';
import type { Preorder, Stock } from '../../shop/catalog-v3/inventory/inventory-item.js';
import type { Dimensions, StoredVariant } from '../../shop/catalog-v3/products/product.js';
import { decimal } from '../rows/cells.js';
import { toNumber, type Row } from '../rows/row.js';
import { readUnit } from './read-unit.js';

/** Reads the stock: a whole number, IN_STOCK or OUT_OF_STOCK. An empty cell is IN_STOCK. */
export function readStock(row: Row): Stock {
  const text = row.string('inventory');
  if (text === '' || text === 'IN_STOCK' || text === 'OUT_OF_STOCK') return { inStock: text !== 'OUT_OF_STOCK' };
  const quantity = toNumber(text);
  if (!Number.isSafeInteger(quantity)) row.report('inventory', 'a whole number, IN_STOCK or OUT_OF_STOCK');
  return { quantity };
}

/** Reads the pre-order settings. `undefined` if pre-orders are disabled and have no message. */
export function readPreorder(row: Row): Preorder | undefined {
  const enabled = row.boolean('preOrderEnabled', false);
  const message = row.string('preOrderMessage', 250);
  const limit = row.number('preOrderLimit', { most: defaultPreorderLimit, scale: 0 });
  if (!enabled && message === '' && limit === undefined) return undefined;
  return { enabled, ...(message !== '' && { message }), limit: limit ?? defaultPreorderLimit, counter: 0 };
}

function readPackage(row: Row): Dimensions | undefined {
  const size = (name: string) => row.number(name, { scale: 2 });
  const [length, width, height] = [size('packageLength'), size('packageWidth'), size('packageHeight')];
  if (length === undefined && width === undefined && height === undefined) return undefined;
  return {
    ...(length !== undefined && { length: decimal(length) }),
    ...(width !== undefined && { width: decimal(width) }),
    ...(height !== undefined && { height: decimal(height) }),
    unit: row.string('packageUnit', 10) || 'IN',
  };
}

/** Reads the price, and all that a row says of a variant except its choices. */
export function readVariant(row: Row, scale: number): Omit<StoredVariant, 'id' | 'choices'> {
  const price = row.number('price', { scale });
  if (price === undefined) row.report('price', `a price, such as ${(24.5).toFixed(scale)}`);
  const compareAtPrice = row.number('strikethroughPrice', { scale });
  if (compareAtPrice !== undefined && compareAtPrice < (price ?? 0)) {
    row.report('strikethroughPrice', 'an amount that is not lower than the price');
  }
  const [cost, weight] = [row.number('cost', { scale }), row.number('weight')];
  const [sku, barcode] = [row.string('sku', 40), row.string('barcode', 40)];
  const [unitQuantity, packageDimensions] = [readUnit(row, 'totalUnits'), readPackage(row)];
  return {
    visible: row.boolean('visible', true),
    price: price ?? 0,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(cost !== undefined && { cost }),
    ...(weight !== undefined && { weight }),
    ...(sku !== '' && { sku }),
    ...(barcode !== '' && { barcode }),
    ...(unitQuantity && { unitQuantity }),
    ...(packageDimensions && { packageDimensions }),
  };
}
