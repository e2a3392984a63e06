import { useId, type ReactNode } from 'react';

interface RadioGroupProps {
  readonly label: string;
  /** Shown behind the label, such as the selected choice. */
  readonly hint?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Radio buttons with a label and an error message. */
export function RadioGroup({ label, hint, isRequired, error, children }: RadioGroupProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="group flex flex-col gap-2"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label} <span className="font-normal text-neutral-600">{hint}</span>
      </p>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-sm text-red-700">
          {error}
        </p>
      )}
    </div>
  );
}

interface RadioCard {
  readonly value: string;
  /** Color before the title, in CSS. */
  readonly color?: string | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Shown at the end, such as a price. */
  readonly end?: ReactNode;
}

interface RadioCardsProps extends Omit<RadioGroupProps, 'children'> {
  readonly name: string;
  readonly value: string | null;
  readonly cards: readonly RadioCard[];
  /** Without it, the browser keeps the selection, and `value` is selected first. */
  readonly onChange?: ((value: string) => void) | undefined;
}

/** Native radio buttons that look like cards. */
export const RadioCards = ({ name, value, cards, onChange, ...group }: RadioCardsProps) => (
  <RadioGroup {...group}>
    {cards.map((card) => (
      <label
        key={card.value}
        className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-neutral-200 px-4 py-2.5 text-sm transition-colors group-aria-invalid:border-red-700 hover:border-neutral-900 has-checked:border-neutral-900 has-checked:bg-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
      >
        <input
          type="radio"
          name={name}
          value={card.value}
          {...(onChange
            ? { checked: card.value === value, onChange: () => onChange(card.value) }
            : { defaultChecked: card.value === value })}
          className="size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-neutral-400 outline-none checked:border-5 checked:border-neutral-900"
        />
        {card.color && <ColorDot color={card.color} />}
        <span className="grow">
          <span className="block font-medium">{card.title}</span>
          {card.detail && <span className="block text-xs text-neutral-600">{card.detail}</span>}
        </span>
        {card.end && <span className="font-semibold tabular-nums">{card.end}</span>}
      </label>
    ))}
  </RadioGroup>
);

/** A color, also in forced-colors mode. Its name is next to it. */
export const ColorDot = ({ color }: { color: string | undefined }) => (
  <span
    aria-hidden
    style={{ backgroundColor: color }}
    className="size-5 shrink-0 rounded-full border border-neutral-400 forced-color-adjust-none forced-colors:border-[CanvasText]"
  />
);
