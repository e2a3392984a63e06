import type { KeyboardEvent } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { useAnnounce } from '../lib/announcer.js';
import { classNames } from './class-names.js';
import { useTypedText } from './use-typed-text.js';
import { Icon } from './icon.js';

interface QuantityStepperProps {
  /** Accessible name, such as "Quantity of Mug". */
  label: string;
  /** Name of the field in a form that is sent without JavaScript. */
  name?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  /** Changes the value by a difference, when a button or an arrow key is pressed. Defaults to `onChange`. */
  onStep?: (difference: number) => void;
  isDisabled?: boolean;
  size?: 'normal' | 'small';
}

const stepStyle =
  'grid h-full w-11 cursor-pointer place-items-center rounded-full hover:bg-tint disabled:cursor-not-allowed disabled:text-line aria-disabled:cursor-not-allowed aria-disabled:text-line';

/** Number field from 1 to `max` with buttons. Accepts arrow keys and typing. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, name, value, max, onChange, onStep, isDisabled, size = 'normal' } = props;
  const announce = useAnnounce();
  const { decrease, increase } = useTexts('ui');
  const clamp = (wanted: number) => Math.max(1, Math.min(wanted, max));
  const [field, commit] = useTypedText(String(value), (text) => {
    const wanted = clamp(/^\s*\d+\s*$/.test(text) ? Number(text) : value);
    if (wanted !== value) onChange(wanted);
  });
  const step = (difference: number) => {
    const isTyped = field.value !== String(value);
    const wanted = clamp((Number(field.value) || value) + difference);
    if (isTyped || !onStep) commit(String(wanted));
    else if (wanted !== value) onStep(difference);
    announce(String(wanted));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const difference = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (difference === undefined) return field.onKeyDown(event);
    event.preventDefault();
    step(difference);
  };
  return (
    <div
      className={classNames(
        'inline-flex items-center rounded-full border border-edge bg-raised',
        size === 'small' ? 'h-11' : 'h-12',
      )}
    >
      <button
        type="button"
        aria-label={decrease(label)}
        data-step={-1}
        disabled={isDisabled}
        // Not disabled: that would take the focus away from the button at the limit.
        aria-disabled={value <= 1 || undefined}
        onClick={() => step(-1)}
        className={stepStyle}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        {...field}
        name={name}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={onKeyDown}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        className="h-full w-9 bg-transparent text-center font-semibold tabular-nums"
      />
      <button
        type="button"
        aria-label={increase(label)}
        data-step={1}
        disabled={isDisabled}
        aria-disabled={value >= max || undefined}
        onClick={() => step(1)}
        className={stepStyle}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
