import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';
import { inputStyle } from './input-style.js';
import { Icon } from './icon.js';

interface SelectProps<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** Without it, the browser keeps the selection, and `value` is selected first. */
  onChange?: (value: Value) => void;
  inline?: boolean;
  name?: string;
  /** Id of the form, for a field outside it. */
  form?: string;
  isRequired?: boolean;
  error?: string | undefined;
  autoComplete?: string;
  className?: string;
}

/** Native select element in the store's style. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, value, options, onChange, inline, name, form, isRequired, error } = props;
  const { autoComplete, className } = props;
  const id = useId();
  return (
    <div className={classNames(inline && 'flex items-center gap-3', className)}>
      <label htmlFor={id} className={classNames('text-sm font-semibold', !inline && 'mb-1.5 block')}>
        {label}
      </label>
      <div className="relative grow">
        <select
          id={id}
          name={name}
          form={form}
          autoComplete={autoComplete}
          aria-required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...(onChange
            ? { value, onChange: (event) => onChange(event.target.value as Value) }
            : { defaultValue: value })}
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
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
