import type { ProductSelection } from '@cartwright/react/stores';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { RadioCards } from '../ui/radio-cards.js';
import { SwatchDot } from '../ui/product/swatch-dot.js';

interface ModifierPickerProps {
  modifier: ProductSelection['modifiers'][number];
  /** Currency of the added prices (ISO 4217). */
  currency: string | undefined;
  onChoose: (choice: string) => void;
  /** Error message if a choice is missing. */
  problem?: string | undefined;
}

/** Choices of a modifier, such as gift wrapping, with what each adds to the price. */
export function ModifierPicker({ modifier, currency, onChoose, problem }: ModifierPickerProps) {
  const texts = useTexts('product');
  const { formatShort } = usePriceFormat();
  const { name, isRequired, choices, selected } = modifier;
  const cards = choices.map((choice) => ({
    value: choice.name,
    title: choice.color ? (
      <span className="flex items-center gap-2.5">
        <SwatchDot color={choice.color} className="size-5" />
        {choice.name}
      </span>
    ) : (
      choice.name
    ),
    end: choice.addedPrice && ` +${formatShort(choice.addedPrice, currency)}`,
  }));
  return (
    <RadioCards
      label={isRequired ? name : texts.optional(name)}
      name={getSelectionFieldName('modifiers', name)}
      value={isRequired && !selected ? null : selected}
      cards={isRequired ? cards : [{ value: '', title: texts.none }, ...cards]}
      onChange={onChoose}
      isRequired={isRequired}
      error={problem}
    />
  );
}
