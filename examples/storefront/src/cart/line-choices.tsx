import { lineItemDetails } from '@cartwright/react/ecom';
import type { Line } from './line-details.js';

/** Choices and custom texts of a line item in the bag or an order. */
export function LineChoices({ line }: { line: Pick<Line, 'descriptionLines'> }) {
  const details = lineItemDetails(line);
  if (details.length === 0) return null;
  return (
    <ul className="mt-0.5 text-sm text-ink-soft">
      {details.map(({ name, value }) => (
        <li key={name}>
          {name}: {value}
        </li>
      ))}
    </ul>
  );
}
