import { getSelectionFieldName, type ChoiceState, type OptionState } from '@cartwright/stores/selection';
import type { ProductTexts } from './product-texts';
import { ColorDot, RadioGroup } from './radio-cards';

interface OptionPickerProps {
  readonly option: OptionState;
  readonly onChoose: (choice: string) => void;
  /** Error message if a choice is missing. */
  readonly problem: string | undefined;
  readonly texts: ProductTexts;
}

/** Choices of one option. Unavailable choices are gray with the reason, and can still be selected to look at. */
export function OptionPicker({ option: { name, optionType, choices }, onChoose, problem, texts }: OptionPickerProps) {
  const isColor = optionType === 'color';
  const getObstacle = ({ availability }: ChoiceState) =>
    availability === 'OUT_OF_STOCK' || availability === 'NOT_OFFERED' ? texts.unavailable[availability] : undefined;
  const getLabel = (choice: ChoiceState) => [choice.name, getObstacle(choice)].filter(Boolean).join(', ');
  const selected = choices.find(({ isSelected }) => isSelected);
  const blocked = choices.filter((choice) => getObstacle(choice) && !choice.isSelected);
  return (
    <RadioGroup label={name} hint={selected && getLabel(selected)} error={problem}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.name}
            data-color={isColor || undefined}
            data-unavailable={getObstacle(choice) && true}
            className="relative grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-xl border border-neutral-400 bg-white px-4 text-sm font-semibold transition-colors hover:border-neutral-900 has-checked:border-neutral-900 not-data-unavailable:has-checked:bg-neutral-900 not-data-unavailable:has-checked:text-white data-color:size-12 data-color:min-w-0 data-color:rounded-full data-color:border-2 data-color:bg-transparent! data-color:p-0 data-color:not-has-checked:not-hover:border-transparent data-color:*:aria-hidden:size-9 data-unavailable:bg-neutral-100 data-unavailable:text-neutral-600 data-unavailable:line-through data-unavailable:not-has-checked:border-neutral-200 data-color:data-unavailable:opacity-55 data-color:data-unavailable:before:absolute data-color:data-unavailable:before:w-11 data-color:data-unavailable:before:-rotate-45 data-color:data-unavailable:before:border-t-2 forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:data-color:not-has-checked:border-[Canvas]"
          >
            <input
              type="radio"
              name={getSelectionFieldName('choices', name)}
              value={choice.name}
              aria-label={getLabel(choice)}
              checked={choice.isSelected}
              onChange={() => onChoose(choice.name)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]"
            />
            {isColor && <ColorDot color={choice.value} />}
            <span className="in-data-color:sr-only">{choice.name}</span>
          </label>
        ))}
      </div>
      {!isColor && blocked.length > 0 && (
        <p className="text-xs text-neutral-600">
          {blocked.map((choice) => texts.isUnavailable(choice.name, getObstacle(choice) ?? '')).join('. ')}.
        </p>
      )}
    </RadioGroup>
  );
}
