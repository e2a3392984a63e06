import type { ReactNode } from 'react';
import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components';

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
  onChange: (value: string) => void;
  isRequired?: boolean;
  error?: string | undefined;
}

/** Radio buttons that look like cards. */
export function RadioCards({ label, name, value, cards, onChange, isRequired, error }: RadioCardsProps) {
  return (
    <RadioGroup
      name={name}
      value={value}
      onChange={onChange}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className="flex flex-col gap-2"
    >
      <Label className="text-sm font-semibold">{label}</Label>
      {cards.map((card) => (
        <Radio
          key={card.value}
          value={card.value}
          className="group flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2.5 text-sm transition-colors hover:border-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-invalid:border-bad data-selected:border-ink data-selected:bg-raised"
        >
          <span
            aria-hidden
            className="size-4 shrink-0 rounded-full border border-edge group-data-selected:border-5 group-data-selected:border-ink"
          />
          <span className="grow">
            <span className="block font-medium">{card.title}</span>
            {card.detail && <span className="block text-xs text-ink-soft">{card.detail}</span>}
          </span>
          {card.end && <span className="font-semibold tabular-nums">{card.end}</span>}
        </Radio>
      ))}
      <FieldError className="text-sm text-bad">{error}</FieldError>
    </RadioGroup>
  );
}
