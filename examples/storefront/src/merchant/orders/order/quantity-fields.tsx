import { Field } from '../../../ui/field.js';
import { quantityField } from './line-quantities.js';

interface QuantityFieldsProps {
  lines: readonly { readonly id: string; readonly name: string; readonly details: string; readonly most: number }[];
  /** Quantity of a line item before the merchant changes it. */
  defaultQuantity: (id: string, most: number) => number;
}

/** Fields for a quantity of each line item. */
export const QuantityFields = ({ lines, defaultQuantity }: QuantityFieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {lines.map(({ id, name, details, most }) => (
      <Field
        key={id}
        label={details ? `${name} (${details})` : name}
        name={quantityField(id)}
        type="number"
        inputMode="numeric"
        defaultValue={String(defaultQuantity(id, most))}
        help={`At most ${String(most)}`}
      />
    ))}
  </div>
);
