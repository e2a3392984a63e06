import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { writeAmount } from '../../lib/amounts.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Panel } from '../../ui/panel.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { EditedProduct } from '../catalog/merchant-catalog.js';
import { ConflictFields, getLabel } from './conflict-fields.js';
import { fieldName, isVariantField, selectFields } from '../../lib/merge-edits.js';
import type { Edited } from './save-product.server.js';

interface EditPanelProps {
  product: EditedProduct;
  /** Help text of the description. */
  descriptionHelp: string;
  /** Edits that were not saved. */
  edited: Edited | undefined;
  /** Called when the merchant edits a field. */
  onInput: () => void;
}

/** Form for the texts and the visibility of a product, and in Catalog V1 for its discount. */
export function EditPanel({ product, descriptionHelp, edited, onInput }: EditPanelProps) {
  const fields = edited?.fields ?? product.fields;
  const conflicts = edited?.conflicts ?? [];
  const isChosen = (field: string) => conflicts.some((conflict) => conflict.field === field);
  const isEdited = (field: string) => field in product.fields && !isChosen(field);
  const getFieldProps = (field: string) => ({
    name: fieldName(field),
    defaultValue: fields[field] ?? '',
    error: edited?.errors[field],
  });
  return (
    <Panel title="Product">
      <Form method="post" onInput={onInput} className="grid gap-5">
        {/* The edits are compared with these values when they are saved. */}
        <input
          type="hidden"
          name="base"
          value={JSON.stringify(selectFields(product.fields, (field) => !isVariantField(field)))}
        />
        <ConflictFields product={product} conflicts={conflicts} />
        {!isChosen('name') && <Field label="Name" {...getFieldProps('name')} maxLength={80} isRequired />}
        {!isChosen('description') && (
          <Field label="Description" {...getFieldProps('description')} help={descriptionHelp} rows={10} />
        )}
        {isEdited('price') && (
          <Field
            label={`${getLabel('price', product)}, ${product.currency}`}
            {...getFieldProps('price')}
            inputMode="decimal"
            help="For new choices, and for lists ordered by price. The variants have their own prices."
          />
        )}
        {isEdited('discount') && (
          <Field
            label="Discount"
            {...getFieldProps('discount')}
            help={`Such as 15% or ${writeAmount(4.5, product.currency)}, on the price of each variant`}
          />
        )}
        {isEdited('managesVariants') && (
          <div>
            <Checkbox name={fieldName('managesVariants')} defaultChecked={fields['managesVariants'] === 'on'}>
              Give each variant its own price, SKU and stock
            </Checkbox>
            <p className="pl-8 text-xs text-ink-soft">
              This is final. If the stock is tracked, that of each variant starts at zero.
            </p>
          </div>
        )}
        {!isChosen('visible') && (
          <Checkbox name={fieldName('visible')} defaultChecked={fields['visible'] === 'on'}>
            Show it in the store
          </Checkbox>
        )}
        <SubmitButton intent="edit" className="justify-self-start">
          Save product
        </SubmitButton>
      </Form>
    </Panel>
  );
}
