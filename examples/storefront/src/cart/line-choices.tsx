import { type Line, lineDetails } from './line-details.js';

/** What was chosen and written for a line of the bag or of an order. */
export function LineChoices({ line }: { line: Pick<Line, 'descriptionLines'> }) {
  const details = lineDetails(line);
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
