import type { ChoiceState, OptionState } from '@cartwright/stores/selection';
import { getSelectionFieldName } from '@cartwright/stores/selection';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { classNames } from '../ui/class-names.js';
import { describeObstacle, choiceLabel } from './option-state.js';
import { SwatchDot } from '../ui/product/swatch-dot.js';

interface OptionPickerProps {
  option: OptionState;
  onChoose: (choice: string) => void;
  /** Error message if a choice is missing. */
  problem?: string | undefined;
}

/** Covers its label, so that the label's shape has the outline of the focus. */
const radioStyle = 'absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit]';

interface ChoiceProps {
  choice: ChoiceState;
  /** Reason why it is unavailable. */
  obstacle: string | undefined;
  /** The radio button. */
  radio: ReactNode;
}

const Swatch = ({ choice, obstacle, radio }: ChoiceProps) => (
  <label
    className={classNames(
      'relative grid size-12 cursor-pointer place-items-center rounded-full border-2 border-transparent transition-colors',
      'hover:border-edge has-checked:border-ink',
      'forced-colors:border-[Canvas] forced-colors:has-checked:border-[Highlight]',
      obstacle && 'opacity-55',
    )}
  >
    {radio}
    <SwatchDot color={choice.value} className="size-9" />
    {obstacle && <Strike />}
  </label>
);

const SizeButton = ({ choice, obstacle, radio }: ChoiceProps) => (
  <label
    className={classNames(
      'relative grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-xl border px-4 text-sm font-semibold transition-colors',
      'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
      obstacle
        ? 'border-line bg-tint text-ink-soft has-checked:border-ink'
        : 'border-edge bg-raised hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper',
    )}
  >
    {radio}
    <span className={classNames(obstacle && 'line-through')}>{choice.name}</span>
  </label>
);

const Strike = () => (
  <svg aria-hidden viewBox="0 0 48 48" className="pointer-events-none absolute inset-0 stroke-ink stroke-2">
    <line x1="9" y1="39" x2="39" y2="9" />
  </svg>
);

/** Choices of one option. Unavailable choices are gray with the reason, and can still be selected to look at. */
export function OptionPicker({ option, onChoose, problem }: OptionPickerProps) {
  const { name, optionType, choices } = option;
  const id = useId();
  const texts = useTexts('product');
  const selected = choices.find(({ isSelected }) => isSelected);
  const isColor = optionType === 'color';
  const blocked = choices.filter((choice) => describeObstacle(choice, texts) && !choice.isSelected);
  const Choice = isColor ? Swatch : SizeButton;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <p id={`${id}-label`} className="mb-2.5 text-sm">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-ink-soft">{selected && choiceLabel(selected, texts)}</span>
      </p>
      <div className={classNames('flex flex-wrap', isColor ? '-ml-1.5 gap-1' : 'gap-2')}>
        {choices.map((choice) => (
          <Choice
            key={choice.name}
            choice={choice}
            obstacle={describeObstacle(choice, texts)}
            radio={
              <input
                type="radio"
                name={getSelectionFieldName('choices', name)}
                value={choice.name}
                aria-label={choiceLabel(choice, texts)}
                checked={choice.isSelected}
                onChange={() => onChoose(choice.name)}
                className={radioStyle}
              />
            }
          />
        ))}
      </div>
      {!isColor && blocked.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {blocked.map((choice) => texts.isUnavailable(choice.name, describeObstacle(choice, texts) ?? '')).join('. ')}.
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
