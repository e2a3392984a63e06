import { formatMoney } from '@cartwright/core/money';
import type { EditedProduct, StockChange } from '../catalog/merchant-catalog.js';
import type { Fields } from '../../lib/merge-edits.js';
import { type BulkChange, changedValue, isStockChange, isVisibilityChange } from './bulk-change.js';

/** Change of one product, with the values to set and the revision that they were calculated from. */
export interface BulkStep {
  readonly id: string;
  readonly name: string;
  readonly revision: string;
  readonly fields: Fields;
  readonly stock: readonly StockChange[];
}

/** Value before and after a change. */
interface BulkRow {
  readonly product: string;
  readonly variant: string;
  readonly before: string;
  readonly after: string;
}

interface Change {
  readonly step: BulkStep;
  readonly rows: readonly BulkRow[];
}

/** Calculates a value after the change. */
type Calculate = (before: string) => string;

const toStep = ({ id, fields, revision }: EditedProduct): BulkStep => ({
  id,
  name: fields['name'] ?? '',
  revision,
  fields: {},
  stock: [],
});

function stockChange(product: EditedProduct, calculate: Calculate): Change {
  const step = toStep(product);
  const changes = product.stock
    .filter(({ quantity }) => quantity !== undefined)
    .map((entry) => ({ entry, before: String(entry.quantity), after: calculate(String(entry.quantity)) }))
    .filter(({ before, after }) => before !== after);
  return {
    step: {
      ...step,
      stock: changes.map(({ entry, after }) => ({ id: entry.id, revision: entry.revision, quantity: Number(after) })),
    },
    rows: changes.map(({ entry, before, after }) => ({
      product: step.name,
      variant: [entry.variant, entry.location].filter(Boolean).join(' · '),
      before,
      after,
    })),
  };
}

function visibilityChange(product: EditedProduct, calculate: Calculate): Change {
  const step = toStep(product);
  const before = product.fields['visible'] ?? '';
  const after = calculate(before);
  const shown = (visible: string) => (visible === 'on' ? 'Visible' : 'Hidden');
  const row = { product: step.name, variant: '', before: shown(before), after: shown(after) };
  return { step: { ...step, fields: { visible: after } }, rows: before === after ? [] : [row] };
}

function priceChange(product: EditedProduct, calculate: Calculate): Change {
  const step = toStep(product);
  const { currency, fields, variants } = product;
  const format = (price: string) => formatMoney(price, { locale: 'en-US', currency });
  const basePrice = 'price' in fields ? [{ field: 'price', variant: 'Base price' }] : [];
  const changes = [...basePrice, ...variants.map(({ id, name }) => ({ field: `price:${id}`, variant: name }))]
    .map(({ field, variant }) => ({
      field,
      variant,
      before: fields[field] ?? '0',
      after: calculate(fields[field] ?? '0'),
    }))
    .filter(({ before, after }) => Number(before) !== Number(after));
  return {
    step: { ...step, fields: Object.fromEntries(changes.map(({ field, after }) => [field, after])) },
    rows: changes.map(({ variant, before, after }) => ({
      product: step.name,
      variant,
      before: format(before),
      after: format(after),
    })),
  };
}

/** Calculates the change of a product, and the rows that show it. Stock that is not tracked does not change. */
export function bulkStep(product: EditedProduct, change: BulkChange, value: string): Change {
  const calculate: Calculate = (before) => changedValue(before, change, value, product.currency);
  if (isStockChange(change)) return stockChange(product, calculate);
  return isVisibilityChange(change) ? visibilityChange(product, calculate) : priceChange(product, calculate);
}
