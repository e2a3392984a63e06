import { type ReactNode, useId } from 'react';

interface RadioCard {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** Shown at the end, such as a price. */
  end?: ReactNode;
}

interface RadioCardsProps {
  label: string;
  name: string;
  value: string | null;
  cards: readonly RadioCard[];
  /** Without it, the browser keeps the selection, and `value` is selected first. */
  onChange?: ((value: string) => void) | undefined;
  isRequired?: boolean;
  error?: string | undefined;
}

/** Native radio buttons that look like cards. */
export function RadioCards({ label, name, value, cards, onChange, isRequired, error }: RadioCardsProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="group flex flex-col gap-2"
    >
      <p id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </p>
      {cards.map((card) => (
        <label
          key={card.value}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2.5 text-sm transition-colors group-aria-invalid:border-bad hover:border-ink has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={card.value}
            {...(onChange
              ? { checked: card.value === value, onChange: () => onChange(card.value) }
              : { defaultChecked: card.value === value })}
            className="size-4 shrink-0 cursor-pointer appearance-none rounded-full border border-edge outline-none checked:border-5 checked:border-ink"
          />
          <span className="grow">
            <span className="block font-medium">{card.title}</span>
            {card.detail && <span className="block text-xs text-ink-soft">{card.detail}</span>}
          </span>
          {card.end && <span className="font-semibold tabular-nums">{card.end}</span>}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
