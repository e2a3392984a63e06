import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { inputStyle } from './input-style.js';

interface FieldProps extends Omit<TextFieldProps, 'children' | 'className'> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  multiline?: boolean;
  className?: string;
}

/** Text field with label, help text and error message. */
export function Field({ label, help, error, multiline, className, ...rest }: FieldProps) {
  return (
    <TextField {...rest} isInvalid={Boolean(error)} validationBehavior="aria" className={className ?? ''}>
      <Label className="mb-1.5 block text-sm font-semibold">{label}</Label>
      {multiline ? <TextArea rows={2} className={inputStyle('py-2.5')} /> : <Input className={inputStyle()} />}
      {help && (
        <Text slot="description" className="mt-1.5 block text-xs text-ink-soft">
          {help}
        </Text>
      )}
      <FieldError className="mt-1.5 block text-sm text-bad">{error}</FieldError>
    </TextField>
  );
}
