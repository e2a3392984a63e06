import {
  createDiscountRule,
  deleteDiscountRule,
  queryDiscountRules,
  updateDiscountRule,
  type DiscountRule,
} from '@cartwright/ecom/discount-rules';
import { data, Form, Link } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { attempt, failure } from '../lib/attempt.server.js';
import { money } from '../lib/money.server.js';
import { readCurrency } from '../lib/read-currency.server.js';
import { merchantContext } from '../lib/server/context.js';
import { actOnce } from '../lib/repeat/act-once.server.js';
import { FormKey } from '../lib/repeat/form-key.js';
import { Badge } from '../ui/badge.js';
import { ConfirmForm } from '../ui/confirm-form.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import { readText } from '../lib/read-text.js';
import { getOwn } from '../lib/get-own.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/discounts-page.js';
import { MAX_NAME_LENGTH, readRule, type RuleTexts } from './read-rule.js';
import { getRuleStatus } from './rule-status.js';

const done: Readonly<Record<string, string>> = {
  create: 'The discount was created.',
  edit: 'The discount was saved.',
  activate: 'The discount was activated.',
  deactivate: 'The discount was deactivated.',
  delete: 'The discount was deleted.',
};

/** Describes the discounts of a rule. */
const formatDiscount = ({ discounts }: DiscountRule, currency: string): string =>
  (discounts?.values ?? [])
    .map(({ percentage, fixedAmount, fixedPrice }) => {
      if (percentage) return `${String(percentage)} % off`;
      if (fixedAmount) return `${money(fixedAmount, currency)} off`;
      return fixedPrice ? `Price ${money(fixedPrice, currency)}` : 'By quantity';
    })
    .join(', ');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const [{ discountRules = [] }, currency] = await Promise.all([
    client.use(queryDiscountRules)({ cursorPaging: { limit: 100 } }),
    readCurrency(client),
  ]);
  return {
    currency,
    done: getOwn(done, url.searchParams.get('done')),
    rules: discountRules.map((rule) => ({
      id: rule._id ?? '',
      revision: rule.revision ?? '',
      name: rule.name ?? '',
      discount: formatDiscount(rule, currency),
      from: rule.trigger?.subtotalRange?.from ? money(rule.trigger.subtotalRange.from, currency) : '',
      uses: rule.usageCount ?? 0,
      isActive: rule.active ?? false,
      status: getRuleStatus(rule),
    })),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const form = await request.formData();
  const text = (name: string) => readText(form, name);
  const [intent, id] = [text('intent'), text('id')];
  const saved = `/discounts?done=${intent}`;
  switch (intent) {
    case 'create': {
      const texts = { name: text('name'), percentage: text('percentage'), from: text('from') };
      const rule = readRule(texts, await readCurrency(client));
      if ('errors' in rule) return data({ error: undefined, texts, ...rule }, { status: 400 });
      return actOnce(runOnce, url.pathname, form, () => attempt(saved, () => client.use(createDiscountRule)(rule)));
    }
    case 'activate':
    case 'deactivate': {
      const change = { revision: text('revision'), active: intent === 'activate' };
      return attempt(saved, () => client.use(updateDiscountRule)(id, change));
    }
    case 'delete':
      return attempt(saved, () => client.use(deleteDiscountRule)(id));
    default:
      return failure('The form is not known. Reload the page.');
  }
}

/** After a conflict, the forms need the new revisions. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** Automatic discounts, and the form for a new one. */
export default function DiscountsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { currency, done, rules } = loaderData;
  const rejected = actionData && 'errors' in actionData ? actionData : undefined;
  const getFieldProps = (name: keyof RuleTexts) => ({
    name,
    defaultValue: rejected?.texts[name],
    error: rejected?.errors[name],
  });
  return (
    <Page title="Discounts" done={actionData ? undefined : done} error={actionData?.error}>
      <Panel title="New automatic discount" className="mb-6">
        {/* The key empties the form after a discount was created. */}
        <Form method="post" key={rules.length} className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <FormKey />
          <Field label="Name" {...getFieldProps('name')} help="Buyers see it" maxLength={MAX_NAME_LENGTH} isRequired />
          <Field label="Percent off" {...getFieldProps('percentage')} inputMode="decimal" isRequired />
          <Field label={`From a subtotal of, ${currency}`} {...getFieldProps('from')} inputMode="decimal" />
          <SubmitButton intent="create" className="sm:mt-7.5">
            Create discount
          </SubmitButton>
        </Form>
      </Panel>
      {rules.length === 0 ? (
        <p className="text-ink-soft">No automatic discounts yet.</p>
      ) : (
        <Table caption="Discounts" columns={['Name', 'Discount', 'From', 'Used', 'Status', 'Action']}>
          {rules.map(({ id, revision, name, discount, from, uses, isActive, status: [status, tone] }) => (
            <tr key={id} className="align-top">
              <th scope="row">
                <Link to={`/discounts/${encodeURIComponent(id)}`} className="link">
                  {name}
                </Link>
              </th>
              <td>{discount}</td>
              <td>{from}</td>
              <td>{uses}</td>
              <td>
                <Badge tone={tone}>{status}</Badge>
              </td>
              <td>
                <Form method="post" className="mb-2">
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="revision" value={revision} />
                  <SubmitButton intent={isActive ? 'deactivate' : 'activate'} kind="secondary" size="small">
                    {isActive ? 'Deactivate' : 'Activate'}
                    <span className="sr-only"> {name}</span>
                  </SubmitButton>
                </Form>
                <ConfirmForm
                  label="Delete"
                  subject={name}
                  consequence={`${name} no longer applies to carts. Orders keep their discount.`}
                  confirm="Delete discount"
                  intent="delete"
                >
                  <input type="hidden" name="id" value={id} />
                </ConfirmForm>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Page>
  );
}
