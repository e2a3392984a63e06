import { classNames } from '../ui/class-names.js';
import type { Line } from './line-details.js';

/** Price of a line item, with the full price and the price per unit. The platform calculates the total. */
export function LinePrice({ line, isPending }: { line: Line; isPending: boolean }) {
  const now = line.lineItemPrice?.formattedAmount ?? line.price?.formattedAmount;
  const isReduced = line.fullPrice?.amount !== undefined && line.fullPrice.amount !== line.price?.amount;
  return (
    <span className={classNames('text-right text-sm tabular-nums', isPending && 'animate-shimmer')}>
      <span className="block font-semibold">{now}</span>
      {isReduced && (
        <s className="block text-xs text-ink-soft">
          <span className="sr-only">before </span>
          {line.fullPrice?.formattedAmount}
        </s>
      )}
      {(line.quantity ?? 1) > 1 && !isReduced && line.lineItemPrice && (
        <span className="block text-xs text-ink-soft">{line.price?.formattedAmount} each</span>
      )}
    </span>
  );
}
