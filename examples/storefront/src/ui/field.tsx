import { type ComponentProps, type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { inputStyle } from './input-style.js';

interface FieldProps extends Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'placeholder'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'min'
  | 'className'
> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Number of lines of a field that can have several. */
  rows?: number | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
}

/** Text field with label, help text and error message. */
export function Field(props: FieldProps) {
  const { label, help, error, rows, className, isRequired, isReadOnly, onChange, ...rest } = props;
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const field = {
    ...rest,
    id,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea
          {...field}
          rows={rows}
          onChange={(event) => onChange?.(event.target.value)}
          className={inputStyle('py-2.5')}
        />
      ) : (
        <input {...field} onChange={(event) => onChange?.(event.target.value)} className={inputStyle()} />
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-ink-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
