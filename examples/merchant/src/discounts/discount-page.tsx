import { type Client, isApiError } from '@cartwright/core';
import { getDiscountRule, updateDiscountRule } from '@cartwright/ecom/discount-rules';
import { data, Form, redirect } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { describeFailure } from '../lib/attempt.server.js';
import { mergeEdits } from '../lib/merge-edits.js';
import { readCurrency } from '../lib/read-currency.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { readText } from '../lib/read-text.js';
import { SubmitButton } from '../ui/submit-button.js';
import { unlessMissing } from '../lib/unless-missing.server.js';
import type { Route } from './+types/discount-page.js';
import { toEdit, type RuleEdit, toChanges } from './edit-rule.js';
import { findRuleErrors, MAX_NAME_LENGTH, type RuleTexts } from './read-rule.js';

const readRule = (client: Client, id: string) => unlessMissing(client.use(getDiscountRule)(id));

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [rule, currency] = await Promise.all([readRule(client, id), readCurrency(client)]);
  return { edit: toEdit(rule), currency };
}

/** Reads the fields of the form that it has. */
const readEdit = (form: FormData, prefix = ''): RuleEdit => ({
  name: readText(form, `${prefix}name`),
  ...Object.fromEntries(
    ['percentage', 'from']
      .filter((name) => form.has(prefix + name))
      .map((name) => [name, readText(form, prefix + name)]),
  ),
});

const conflict = () =>
  data(
    {
      error:
        'Someone else saved this discount while you edited it. Nothing was overwritten. Saved now: change it again.',
      errors: {},
    },
    { status: 409 },
  );

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { client } = context.get(merchantContext);
  const form = await request.formData();
  const [edit, before] = [readEdit(form), readEdit(form, 'before:')];
  const errors = findRuleErrors(edit, await readCurrency(client));
  if (Object.keys(errors).length > 0) return data({ edit, before, errors, error: undefined }, { status: 400 });
  const rule = await readRule(client, id);
  const { merged, conflicts } = mergeEdits(before, edit, toEdit(rule));
  if (conflicts.length > 0) return conflict();
  const changes = toChanges(rule, { name: '', ...merged });
  try {
    if (Object.keys(changes).length > 0) {
      await client.use(updateDiscountRule)(id, { revision: rule.revision ?? '', ...changes });
    }
    return redirect('/discounts?done=edit');
  } catch (error) {
    // Someone saved after the discount was read above.
    if (isApiError(error) && error.code === 'INVALID_REVISION') return conflict();
    const status = isApiError(error) ? error.status : 503;
    return data({ edit, before, errors, error: describeFailure(error) }, { status });
  }
}

/** After a conflict, the form needs the new values. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** An automatic discount. The products that it applies to stay. */
export default function DiscountPage({ loaderData: { currency, edit: saved }, actionData }: Route.ComponentProps) {
  // A draft is compared with the values that it was opened with, not with those that others saved since.
  const { edit, before: opened } = actionData && 'edit' in actionData ? actionData : { edit: saved, before: saved };
  const errors: Partial<RuleTexts> = actionData?.errors ?? {};
  const getFieldProps = (name: keyof RuleTexts) => ({
    name,
    defaultValue: edit[name],
    error: errors[name],
  });
  return (
    <Page title={saved.name} back={{ to: '/discounts', name: 'Discounts' }} error={actionData?.error}>
      <Panel title="Discount" className="max-w-2xl">
        {/* The key takes over what was saved. */}
        <Form method="post" key={JSON.stringify(edit)} className="grid gap-5 sm:grid-cols-2">
          {Object.entries(opened).map(([name, value]) => (
            <input key={name} type="hidden" name={`before:${name}`} value={value} />
          ))}
          <Field label="Name" {...getFieldProps('name')} help="Buyers see it" maxLength={MAX_NAME_LENGTH} isRequired />
          {'percentage' in saved && (
            <Field label="Percent off" {...getFieldProps('percentage')} inputMode="decimal" isRequired />
          )}
          {'from' in saved && (
            <Field
              label={`From a subtotal of, ${currency}`}
              {...getFieldProps('from')}
              inputMode="decimal"
              help="Empty: any subtotal"
            />
          )}
          <SubmitButton className="justify-self-start sm:col-span-2">Save discount</SubmitButton>
        </Form>
      </Panel>
    </Page>
  );
}
