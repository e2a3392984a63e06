import type { LineItemDetail } from '@cartwright/react/ecom';

/** Choices and custom texts of a line item in the bag or an order. */
export function LineChoices({ details }: { details: readonly LineItemDetail[] }) {
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
