import type { FieldErrors } from '../lib/focus-first.js';
import type { CheckoutField, CheckoutValues } from './checkout-values.js';

/** Props of the sections with text fields. */
export interface FieldsProps {
  readonly values: CheckoutValues;
  readonly errors: FieldErrors;
  readonly onChange: (name: CheckoutField, value: string) => void;
}
