import { useId, type ComponentProps, type ReactNode } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'id' | 'ref' | 'readOnly'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Number of lines of a field that can have several. */
  readonly rows?: number | undefined;
  readonly isRequired?: boolean;
  readonly isReadOnly?: boolean;
  readonly onChange?: (value: string) => void;
}

/** Text field with label, help text and error message. */
export function Field({ label, help, error, rows, isRequired, isReadOnly, onChange, ...rest }: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const Input = (rows ? 'textarea' : 'input') as 'input';
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <Input
        {...rest}
        {...(rows && { rows })}
        id={id}
        readOnly={isReadOnly}
        aria-required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
        onChange={(event) => onChange?.(event.target.value)}
        className="block min-h-11 w-full rounded-xl border border-neutral-400 bg-white px-3.5 py-2 text-base text-neutral-900 placeholder:text-neutral-600 read-only:border-neutral-200 read-only:bg-neutral-100 hover:border-neutral-900 aria-invalid:border-red-700 forced-colors:aria-invalid:border-3"
      />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-neutral-600">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-red-700">
          {error}
        </p>
      )}
    </div>
  );
}
