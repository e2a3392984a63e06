import { Minus, Plus } from 'lucide-react';
import { Button, Group, Input, NumberField } from 'react-aria-components';
import { classNames } from './class-names.js';

interface QuantityStepperProps {
  /** Accessible name, such as "Quantity of Mug". */
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
  isDisabled?: boolean;
  size?: 'normal' | 'small';
}

const stepStyle =
  'grid h-full w-11 cursor-pointer place-items-center rounded-full hover:bg-tint disabled:cursor-not-allowed disabled:text-line';

/** Number field from 1 to `max` with buttons. Accepts arrow keys and typing. */
export function QuantityStepper({ label, value, max, onChange, isDisabled, size = 'normal' }: QuantityStepperProps) {
  return (
    <NumberField
      aria-label={label}
      value={value}
      minValue={1}
      maxValue={Math.max(1, max)}
      step={1}
      isDisabled={isDisabled ?? false}
      onChange={(next) => Number.isInteger(next) && next >= 1 && onChange(next)}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
    >
      <Group
        className={classNames(
          'inline-flex items-center rounded-full border border-edge bg-raised',
          size === 'small' ? 'h-11' : 'h-12',
        )}
      >
        <Button slot="decrement" className={stepStyle}>
          <Minus aria-hidden className="size-4" />
        </Button>
        <Input className="h-full w-9 bg-transparent text-center font-semibold tabular-nums" />
        <Button slot="increment" className={stepStyle}>
          <Plus aria-hidden className="size-4" />
        </Button>
      </Group>
    </NumberField>
  );
}
