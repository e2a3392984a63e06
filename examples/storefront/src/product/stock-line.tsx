import type { Stock } from './stock.js';

const tones = { in: 'text-good', low: 'text-warn', preorder: 'text-ink', out: 'text-bad' };

const words = (stock: Stock): string => {
  switch (stock.kind) {
    case 'in':
      return 'In stock';
    case 'low':
      return `Only ${stock.quantity} left`;
    case 'preorder':
      return `Pre-order. ${stock.message}`;
    case 'out':
      return 'Sold out';
  }
};

/** Whether what is chosen can be bought, and how much of it is left. */
export const StockLine = ({ stock }: { stock: Stock }) => (
  <p className={`flex items-start gap-2.5 text-sm font-medium ${tones[stock.kind]}`}>
    <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-current" />
    {words(stock)}
  </p>
);
