import { Field } from '../../../../components/src/field.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Choice } from '../../ui/choice.js';
import { conditionTypes, operators } from './conditions.js';
import { conditionField, type OptionErrors, type RateDraft, rateField } from './option-draft.js';

const emptyCondition = { type: '', operator: 'GTE', value: '' };
const emptyRate: RateDraft = { amount: '', perItem: false, conditions: [] };

interface RateFieldsProps {
  rates: readonly RateDraft[];
  errors: OptionErrors;
  /** Currency of the amounts (ISO 4217). */
  currency: string;
}

/** Form fields of rates with their conditions, and of one more of each. Emptied ones are removed when the form is saved. */
export const RateFields = ({ rates, errors, currency }: RateFieldsProps) => (
  <>
    <p className="mb-4 text-sm text-ink-soft">
      The lowest rate whose conditions are all met is charged. If none is, carts do not offer the option. To remove a
      rate or a condition, empty its fields.
    </p>
    {[...rates, emptyRate].map(({ amount, perItem, conditions }, rate) => (
      <fieldset key={rate} className="mb-5 border-t border-line pt-4">
        <legend className="float-left mb-3 text-sm font-semibold">
          {rate < rates.length ? `Rate ${String(rate + 1)}` : 'Another rate'}
        </legend>
        <div className="clear-both grid items-end gap-x-5 sm:grid-cols-2">
          <Field
            label={`Amount, ${currency}`}
            name={rateField(rate, 'amount')}
            defaultValue={amount}
            inputMode="decimal"
            error={errors[rateField(rate, 'amount')]}
          />
          <Checkbox name={rateField(rate, 'perItem')} defaultChecked={perItem}>
            For each item
          </Checkbox>
        </div>
        {[...conditions, emptyCondition].map(({ type, operator, value }, condition) => (
          <div key={condition} className="mt-3 grid items-start gap-3 sm:grid-cols-3">
            <Choice
              label="Condition"
              name={conditionField(rate, condition, 'type')}
              defaultValue={type}
              options={conditionTypes}
            />
            <Choice
              label="Comparison"
              name={conditionField(rate, condition, 'operator')}
              defaultValue={operator}
              options={operators}
            />
            <Field
              label="Number"
              name={conditionField(rate, condition, 'value')}
              defaultValue={value}
              inputMode="decimal"
              error={errors[conditionField(rate, condition, 'value')]}
            />
          </div>
        ))}
      </fieldset>
    ))}
  </>
);
