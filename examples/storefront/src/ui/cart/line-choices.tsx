import { useLocale } from '../../lib/navigation/use-locale.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { type InfoLine, lineInfo } from '../../lib/cart/line-info.js';

/** Choices, custom texts and subscription plan of a line item in the bag or an order. */
export function LineChoices({ line }: { line: InfoLine }) {
  const details = lineInfo(line, useTexts('plans'), useLocale());
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
