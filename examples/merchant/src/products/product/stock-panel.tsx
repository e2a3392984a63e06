import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { FormKey } from '../../lib/repeat/form-key.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { StockEntry } from '../catalog/merchant-catalog.js';
import type { RejectedStock } from './save-product.server.js';

interface StockPanelProps {
  stock: readonly StockEntry[];
  /** Quantities that were not saved. */
  rejected: RejectedStock | undefined;
  /** Called when the merchant edits a field. */
  onInput: () => void;
}

/** Form for the stock of each variant at each location. */
export const StockPanel = ({ stock, rejected, onInput }: StockPanelProps) => (
  <Panel title="Stock">
    <Form method="post" onInput={onInput} className="grid gap-4">
      <FormKey />
      {stock.map(({ id, variant, location, quantity, inStock, revision }) => {
        const label = [variant, location].filter(Boolean).join(' · ') || 'Quantity';
        const typed = rejected?.typed[id];
        if (quantity === undefined) {
          return (
            <p key={id} className="text-sm">
              {label}: {inStock ? 'in stock' : 'sold out'}, not tracked
            </p>
          );
        }
        return (
          <div key={id}>
            <input type="hidden" name={`revision:${id}`} value={typed?.revision ?? revision} />
            <input type="hidden" name={`before:${id}`} value={typed?.before ?? quantity} />
            <Field
              label={label}
              name={`quantity:${id}`}
              inputMode="numeric"
              defaultValue={typed?.quantity ?? String(quantity)}
              error={rejected?.errors[id]}
            />
          </div>
        );
      })}
      {stock.some(({ quantity }) => quantity !== undefined) && (
        <SubmitButton intent="stock" className="justify-self-start">
          Save stock
        </SubmitButton>
      )}
    </Form>
  </Panel>
);
