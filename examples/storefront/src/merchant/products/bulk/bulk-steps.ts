import type { EditedProduct, StockChange } from '../catalog/merchant-catalog.js';
import type { Fields } from '../product/merge-edits.js';
import { type BulkChange, changedValue, isStockChange } from './bulk-change.js';

/** Change of one product, with the values to set and the revision that they were calculated from. */
export interface BulkStep {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly fields: Fields;
  readonly stock: readonly StockChange[];
}

/** Value before and after a change. */
export interface BulkRow {
  readonly product: string;
  readonly variant: string;
  readonly before: string;
  readonly after: string;
}

/** Calculates the change of a product, and the rows that show it. Stock that is not tracked does not change. */
export function bulkStep(
  product: EditedProduct,
  change: BulkChange,
  value: string,
): { step: BulkStep; rows: BulkRow[] } {
  const { id, currency, fields, revision, stock, variants } = product;
  const name = fields['name'] ?? '';
  const base = { id, name, revision, fields: {}, stock: [] };
  if (isStockChange(change)) {
    const rows = stock
      .filter(({ quantity }) => quantity !== undefined)
      .map((entry) => {
        const before = String(entry.quantity);
        return { entry, before, after: changedValue(before, change, value, currency) };
      })
      .filter(({ before, after }) => before !== after);
    return {
      step: {
        ...base,
        stock: rows.map(({ entry, after }) => ({ id: entry.id, revision: entry.revision, quantity: Number(after) })),
      },
      rows: rows.map(({ entry, before, after }) => ({
        product: name,
        variant: [entry.variant, entry.location].filter(Boolean).join(' · '),
        before,
        after,
      })),
    };
  }
  const prices = variants.map((variant) => ({ field: `price:${variant.id}`, variant: variant.name }));
  const rows = [...('price' in fields ? [{ field: 'price', variant: 'Base price' }] : []), ...prices]
    .map(({ field, variant }) => {
      const before = fields[field] ?? '0';
      return { field, row: { product: name, variant, before, after: changedValue(before, change, value, currency) } };
    })
    .filter(({ row: { before, after } }) => Number(before) !== Number(after));
  return {
    step: { ...base, fields: Object.fromEntries(rows.map(({ field, row }) => [field, row.after])) },
    rows: rows.map(({ row }) => row),
  };
}
