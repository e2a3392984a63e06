import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import type { Row } from '../rows/row.js';

/** Quantity and unit of a price per unit. */
type Unit = NonNullable<StoredProduct['pricePerUnit']>;

/** Reads a quantity and its unit. `undefined` if one of the cells is empty. */
export function readUnit(row: Row, column: 'baseUnit' | 'totalUnits'): Unit | undefined {
  const quantity = row.number(column, { least: 0.01 });
  const unit = row.string(`${column}Measurement`, 10);
  return quantity === undefined || unit === '' ? undefined : { quantity, unit };
}
