import { Form } from 'react-router';
import { Field } from '../../../../components/src/field.js';
import { Notice } from '../../../../storefront/src/ui/notice.js';
import { Choice } from '../../ui/choice.js';
import { ConfirmForm } from '../../ui/confirm-form.js';
import { SubmitButton } from '../../ui/submit-button.js';
import type { EditedOption, EditedProduct } from '../catalog/merchant-catalog.js';
import type { RejectedChoice } from './save-choice.server.js';

interface OptionFormsProps {
  product: EditedProduct;
  /** Change of the choices that was not carried out. */
  rejected: RejectedChoice | undefined;
}

interface OptionFormProps extends Pick<EditedProduct, 'choiceStock' | 'revision'> {
  option: EditedOption;
  rejected: RejectedChoice | undefined;
}

/** Option and revision that a change of the choices is for. */
const Target = ({ option, revision }: Pick<OptionFormProps, 'option' | 'revision'>) => (
  <>
    <input type="hidden" name="option" value={option.id} />
    <input type="hidden" name="revision" value={revision} />
  </>
);

/** Help texts of an empty quantity. Without one, a new choice has no quantity. */
const emptyQuantities = { optional: 'Empty: not tracked', tracked: 'Empty: 0', untracked: '', shared: '' } as const;

const AddForm = ({ option, choiceStock, revision, rejected }: OptionFormProps) => (
  <Form method="post" className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
    <Target option={option} revision={revision} />
    <Field
      label={`New choice of ${option.name}`}
      name="name"
      maxLength={50}
      help={
        choiceStock === 'shared'
          ? 'Its variants share price, SKU and stock with the existing ones.'
          : 'Its variants have the prices of the existing ones, and no SKU.'
      }
      defaultValue={rejected?.texts.name}
      error={rejected?.errors.name}
    />
    {option.isSwatch && (
      <div className="[&_input]:p-1.5">
        <Field
          label="Color"
          name="color"
          type="color"
          defaultValue={rejected?.texts.color}
          error={rejected?.errors.color}
        />
      </div>
    )}
    {emptyQuantities[choiceStock] && (
      <Field
        label="Quantity"
        name="quantity"
        inputMode="numeric"
        help={emptyQuantities[choiceStock]}
        defaultValue={rejected?.texts.quantity}
        error={rejected?.errors.quantity}
      />
    )}
    <SubmitButton intent="addChoice" kind="secondary" className="justify-self-start sm:mt-6.5">
      Add choice
    </SubmitButton>
  </Form>
);

const RemoveForm = ({ option, choiceStock, revision }: Omit<OptionFormProps, 'rejected'>) => (
  <div className="mt-3">
    <ConfirmForm
      label={`Remove a choice of ${option.name}`}
      consequence={
        choiceStock === 'shared' ? 'Its variants are deleted, too.' : 'Its variants and their stock are deleted, too.'
      }
      confirm="Remove choice"
      intent="removeChoice"
    >
      <Target option={option} revision={revision} />
      <Choice
        label="Choice to remove"
        name="choice"
        options={option.choices.map(({ id, name, variantCount }) => ({
          value: id,
          label: `${name} (${String(variantCount)} ${variantCount === 1 ? 'variant' : 'variants'})`,
        }))}
      />
    </ConfirmForm>
  </div>
);

/** Forms that add a choice to an option of a product, or remove one. */
export const OptionForms = ({ product: { choiceStock, options, revision }, rejected }: OptionFormsProps) =>
  options.map((option) => {
    const own = rejected?.optionId === option.id ? rejected : undefined;
    return (
      <div key={option.id} role="group" aria-label={option.name} className="mt-6 border-t border-line pt-5">
        {own?.isConflict && (
          <Notice tone="bad" className="mb-4">
            Someone else saved this product meanwhile, so its choices were not changed. Check what is saved now, then
            send the form again.
          </Notice>
        )}
        <AddForm option={option} choiceStock={choiceStock} revision={revision} rejected={own} />
        {option.choices.length > 1 && <RemoveForm option={option} choiceStock={choiceStock} revision={revision} />}
      </div>
    );
  });
