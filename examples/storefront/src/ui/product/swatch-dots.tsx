import type { ProductSummary } from '@cartwright/react/stores';
import { listOptions } from '@cartwright/stores/selection';
import { useTexts } from '../../lib/language/use-texts.js';
import { SwatchDot } from './swatch-dot.js';

const shown = 5;

/** Small swatches of a product's colors. */
export function SwatchDots({ product }: { product: ProductSummary }) {
  const { colors } = useTexts('product');
  const { choices = [] } = listOptions(product).find(({ optionType }) => optionType === 'color') ?? {};
  if (choices.length < 2) return null;
  return (
    <span className="flex items-center gap-1.5">
      <span className="sr-only">{colors(choices.length, choices.map(({ name }) => name).join(', '))}</span>
      {choices.slice(0, shown).map(({ name, value }) => (
        <SwatchDot key={name} color={value} className="size-3" />
      ))}
      {choices.length > shown && (
        <span aria-hidden className="text-xs text-ink-soft">
          +{choices.length - shown}
        </span>
      )}
    </span>
  );
}
