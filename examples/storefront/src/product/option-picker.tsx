import type { ChoiceState, OptionState } from '@cartwright/stores/selection';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { classNames } from '../ui/class-names.js';
import { obstacleOf, choiceLabel } from './option-state.js';
import { SwatchDot } from './swatch-dot.js';

interface OptionPickerProps {
  option: OptionState;
  onChoose: (choice: string) => void;
  /** Error message if a choice is missing. */
  problem?: string | undefined;
}

const sizeStyle =
  'relative grid min-h-12 min-w-14 cursor-pointer place-items-center rounded-xl border px-4 text-sm font-semibold transition-colors';

function Swatch({ choice }: { choice: ChoiceState }) {
  return (
    <Radio
      value={choice.name}
      aria-label={choiceLabel(choice)}
      className={classNames(
        'relative grid size-12 cursor-pointer place-items-center rounded-full border-2 border-transparent transition-colors',
        'hover:border-edge data-selected:border-ink',
        'forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]',
        obstacleOf(choice) && 'opacity-55',
      )}
    >
      <SwatchDot color={choice.value} className="size-9" />
      {obstacleOf(choice) && <Strike />}
    </Radio>
  );
}

function SizeButton({ choice }: { choice: ChoiceState }) {
  return (
    <Radio
      value={choice.name}
      aria-label={choiceLabel(choice)}
      className={classNames(
        sizeStyle,
        'forced-colors:data-selected:border-[Highlight] forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText]',
        obstacleOf(choice)
          ? 'border-line bg-tint text-ink-soft data-selected:border-ink'
          : 'border-edge bg-raised hover:border-ink data-selected:border-ink data-selected:bg-ink data-selected:text-paper',
      )}
    >
      <span className={classNames(obstacleOf(choice) && 'line-through')}>{choice.name}</span>
    </Radio>
  );
}

const Strike = () => (
  <svg aria-hidden viewBox="0 0 48 48" className="pointer-events-none absolute inset-0 stroke-ink stroke-2">
    <line x1="9" y1="39" x2="39" y2="9" />
  </svg>
);

/** Choices of one option. Unavailable choices are gray with the reason, and can still be selected to look at. */
export function OptionPicker({ option, onChoose, problem }: OptionPickerProps) {
  const { name, optionType, choices } = option;
  const selected = choices.find(({ isSelected }) => isSelected);
  const isColor = optionType === 'color';
  const blocked = choices.filter((choice) => obstacleOf(choice) && !choice.isSelected);
  return (
    <RadioGroup
      value={selected?.name ?? null}
      onChange={onChoose}
      orientation="horizontal"
      isInvalid={Boolean(problem)}
      validationBehavior="aria"
    >
      <Label className="mb-2.5 flex gap-2 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-soft">{selected ? choiceLabel(selected) : ''}</span>
      </Label>
      <div className={classNames('flex flex-wrap', isColor ? '-ml-1.5 gap-1' : 'gap-2')}>
        {choices.map((choice) =>
          isColor ? <Swatch key={choice.name} choice={choice} /> : <SizeButton key={choice.name} choice={choice} />,
        )}
      </div>
      {!isColor && blocked.length > 0 && (
        <p className="mt-2 text-xs text-ink-soft">
          {blocked.map((choice) => `${choice.name} is ${obstacleOf(choice)}`).join('. ')}.
        </p>
      )}
      {problem && <p className="mt-2 text-sm font-medium text-bad">{problem}</p>}
    </RadioGroup>
  );
}
