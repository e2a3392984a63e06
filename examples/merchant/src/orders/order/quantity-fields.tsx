import { Field } from '../../../../components/src/field.js';
import { quantityField } from './line-quantities.js';
import type { RejectedForm } from './rejected-form.js';

interface QuantityFieldsProps {
  lines: readonly { readonly id: string; readonly name: string; readonly details: string; readonly most: number }[];
  /** Quantity of a line item before the merchant changes it. */
  defaultQuantity: (id: string, most: number) => number;
  /** Form that was not carried out. */
  rejected: RejectedForm | undefined;
}

/** Fields for a quantity of each line item. */
export const QuantityFields = ({ lines, defaultQuantity, rejected }: QuantityFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {lines.map(({ id, name, details, most }) => (
      <Field
        key={id}
        label={details ? `${name} (${details})` : name}
        name={quantityField(id)}
        inputMode="numeric"
        defaultValue={rejected?.texts[quantityField(id)] ?? String(defaultQuantity(id, most))}
        error={rejected?.errors[quantityField(id)]}
        help={`At most ${String(most)}`}
      />
    ))}
  </div>
);
