import type { Availability, SelectionStock } from '@cartwright/stores/selection';
import { type Texts, useTexts } from '../lib/language/use-texts.js';

/** Maximum quantity in stock for which the store shows how many are left. */
const few = 5;

const tones: Readonly<Record<Availability, string>> = {
  IN_STOCK: 'text-good',
  PREORDER: 'text-ink',
  OUT_OF_STOCK: 'text-bad',
  NOT_OFFERED: 'text-bad',
};

const isLow = ({ availability, quantity }: SelectionStock): boolean =>
  availability === 'IN_STOCK' && quantity !== undefined && quantity <= few;

const describe = (stock: SelectionStock, texts: Texts['product']['stock']): string => {
  switch (stock.availability) {
    case 'IN_STOCK':
      return isLow(stock) ? texts.few(stock.quantity ?? 0) : texts.inStock;
    case 'PREORDER':
      return texts.preorder(stock.preorderMessage);
    case 'OUT_OF_STOCK':
      return texts.soldOut;
    case 'NOT_OFFERED':
      return texts.notOffered;
  }
};

/** Availability of the selection, with the quantity in stock if it is low. */
export const StockLine = ({ stock }: { stock: SelectionStock }) => (
  <p
    className={`flex items-start gap-2.5 text-sm font-medium ${isLow(stock) ? 'text-warn' : tones[stock.availability]}`}
  >
    <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-current" />
    {describe(stock, useTexts('product').stock)}
  </p>
);
