import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { inputStyle } from '../../../../storefront/src/ui/input-style.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import { Table } from '../../ui/table.js';
import type { EditedProduct } from '../catalog/merchant-catalog.js';
import { ConflictFields, isCheckbox, getLabel } from './conflict-fields.js';
import { fieldName, isVariantField, selectFields } from '../../lib/merge-edits.js';
import type { Edited } from './save-product.server.js';

interface VariantsPanelProps {
  product: EditedProduct;
  /** Edits that were not saved. */
  edited: Edited | undefined;
  /** Changes when the form shows other values. */
  formKey: string;
  /** Called when the merchant edits a field. */
  onInput: () => void;
  /** Forms below that of the variants. */
  children: ReactNode;
}

/** Field of a variant in a cell of the table. */
function VariantField({ product, edited, field }: Pick<VariantsPanelProps, 'product' | 'edited'> & { field: string }) {
  if (edited?.conflicts.some((conflict) => conflict.field === field)) return 'Choose above';
  const value = edited?.fields[field] ?? product.fields[field] ?? '';
  const error = edited?.errors[field];
  const props = { name: fieldName(field), 'aria-label': getLabel(field, product) };
  if (isCheckbox(field)) {
    const style = 'my-3 block size-5 cursor-pointer accent-ink';
    return <input {...props} type="checkbox" defaultChecked={value === 'on'} className={style} />;
  }
  return (
    <>
      <input
        {...props}
        defaultValue={value}
        inputMode={field.startsWith('sku') ? 'text' : 'decimal'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `error-${field}`}
        className={inputStyle()}
      />
      {error && (
        <p id={`error-${field}`} className="mt-1.5 leading-snug text-bad">
          {error}
        </p>
      )}
    </>
  );
}

/** Prices, SKUs and visibility of the variants of a product, above the forms for its options. */
export function VariantsPanel({ product, edited, formKey, onInput, children }: VariantsPanelProps) {
  const columns = [
    { kind: 'price', name: `Price, ${product.currency}` },
    { kind: 'compareAt', name: 'Compare-at price' },
    { kind: 'sku', name: 'SKU' },
    { kind: 'visible', name: 'Visible' },
  ].filter(({ kind }) => product.variants.some(({ id }) => `${kind}:${id}` in product.fields));
  return (
    <Panel title="Variants" className="min-w-0 xl:col-span-2">
      <Form key={formKey} method="post" onInput={onInput} className="grid gap-5">
        {/* The edits are compared with these values when they are saved. */}
        <input type="hidden" name="base" value={JSON.stringify(selectFields(product.fields, isVariantField))} />
        <ConflictFields product={product} conflicts={edited?.conflicts ?? []} />
        <Table caption="Variants" columns={['Variant', ...columns.map(({ name }) => name)]}>
          {product.variants.map(({ id, name }) => (
            <tr key={id} className="align-top">
              <th scope="row" className="min-w-32 leading-11">
                {name || 'All'}
              </th>
              {columns.map(({ kind }) => (
                <td key={kind} className="leading-11">
                  <VariantField product={product} edited={edited} field={`${kind}:${id}`} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
        <SubmitButton intent="variants" className="justify-self-start">
          Save variants
        </SubmitButton>
      </Form>
      {children}
    </Panel>
  );
}
