import { Form } from 'react-router';
import { Field } from '../../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { StockEntry } from '../catalog/merchant-catalog.js';
import type { StockConflict } from './save-product.server.js';

interface StockPanelProps {
  stock: readonly StockEntry[];
  /** Quantities that were not saved. */
  conflicts: readonly StockConflict[] | undefined;
  /** Called when the merchant edits a field. */
  onInput: () => void;
}

/** Form for the stock of each variant at each location. */
export const StockPanel = ({ stock, conflicts, onInput }: StockPanelProps) => (
  <Panel title="Stock">
    <Form method="post" onInput={onInput} className="grid gap-4">
      {stock.map(({ id, variant, location, quantity, inStock, revision }) => {
        const label = [variant, location].filter(Boolean).join(' · ') || 'Quantity';
        const conflict = conflicts?.find((one) => one.id === id);
        if (quantity === undefined) {
          return (
            <p key={id} className="text-sm">
              {label}: {inStock ? 'in stock' : 'sold out'}, not tracked
            </p>
          );
        }
        return (
          <div key={id}>
            <input type="hidden" name={`revision:${id}`} value={revision} />
            <input type="hidden" name={`before:${id}`} value={quantity} />
            <Field
              label={label}
              name={`quantity:${id}`}
              inputMode="numeric"
              defaultValue={String(quantity)}
              error={
                conflict &&
                `The stock changed to ${String(conflict.theirs)} meanwhile, so your ${String(conflict.mine)} was not saved.`
              }
            />
          </div>
        );
      })}
      {stock.some(({ quantity }) => quantity !== undefined) && (
        <SubmitButton intent="stock" kind="secondary" size="small" className="justify-self-start">
          Save stock
        </SubmitButton>
      )}
    </Form>
  </Panel>
);
