import type { Availability, SelectionStock } from '@cartwright/stores/selection';

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

const words = (stock: SelectionStock): string => {
  switch (stock.availability) {
    case 'IN_STOCK':
      return isLow(stock) ? `Only ${stock.quantity} left` : 'In stock';
    case 'PREORDER':
      return `Pre-order. ${stock.preorderMessage ?? 'Order now, and we send it as soon as it is here.'}`;
    case 'OUT_OF_STOCK':
      return 'Sold out';
    case 'NOT_OFFERED':
      return 'Not made in this combination';
  }
};

/** Availability of the selection, with the quantity in stock if it is low. */
export const StockLine = ({ stock }: { stock: SelectionStock }) => (
  <p
    className={`flex items-start gap-2.5 text-sm font-medium ${isLow(stock) ? 'text-warn' : tones[stock.availability]}`}
  >
    <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-current" />
    {words(stock)}
  </p>
);
