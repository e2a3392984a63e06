import { useId } from 'react';
import { inputStyle } from '../../../storefront/src/ui/input-style.js';
import { Icon } from '../../../storefront/src/ui/icon.js';

interface ChoiceProps {
  label: string;
  name: string;
  defaultValue?: string | undefined;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** Select element whose value its form sends. */
export function Choice({ label, name, defaultValue, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={defaultValue}
          className={inputStyle('cursor-pointer appearance-none pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </div>
    </div>
  );
}
