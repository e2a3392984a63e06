import { type Coupon, createCoupon, deleteCoupon, queryCoupons, updateCoupon } from '@cartwright/ecom/coupons';
import { data, Form, Link } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { attempt, failure } from '../lib/attempt.server.js';
import { formatTime, money } from '../lib/money.server.js';
import { readCurrency } from '../lib/read-currency.server.js';
import { merchantContext } from '../lib/server/context.js';
import { actOnce } from '../lib/repeat/act-once.server.js';
import { FormKey } from '../lib/repeat/form-key.js';
import { Badge } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { ConfirmForm } from '../ui/confirm-form.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { Panel } from '../ui/panel.js';
import { readText } from '../lib/read-text.js';
import { getOwn } from '../lib/get-own.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/coupons-page.js';
import { getCouponStatus } from './coupon-status.js';
import { type CouponTexts, discountKinds, MAX_NAME_LENGTH, readCoupon } from './read-coupon.js';

const pageSize = 25;

const done: Readonly<Record<string, string>> = {
  create: 'The coupon was created.',
  edit: 'The coupon was saved.',
  activate: 'The coupon was activated.',
  deactivate: 'The coupon was deactivated.',
  delete: 'The coupon was deleted.',
};

/** Describes the discount of a coupon. */
function formatDiscount({ specification = {} }: Coupon, currency: string): string {
  const { percentOffRate, moneyOffAmount, freeShipping, fixedPriceAmount, buyXGetY } = specification;
  if (percentOffRate) return `${String(percentOffRate)} % off`;
  if (moneyOffAmount) return `${money(String(moneyOffAmount), currency)} off`;
  if (freeShipping) return 'Free shipping';
  if (fixedPriceAmount) return `Price ${money(String(fixedPriceAmount), currency)}`;
  return buyXGetY ? `Buy ${String(buyXGetY.x)}, get ${String(buyXGetY.y)} free` : '';
}

/** Formats a time of a coupon. Empty without one. */
const formatTimestamp = (time: string | null | undefined): string => (time ? formatTime(new Date(Number(time))) : '');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const now = new Date();
  const offset = Math.max(0, Number.parseInt(searchParams.get('cursor') ?? '0', 10) || 0);
  const [{ coupons = [], totalResults }, currency] = await Promise.all([
    client.use(queryCoupons)({ paging: { limit: pageSize, offset } }),
    readCurrency(client),
  ]);
  return {
    currency,
    done: getOwn(done, searchParams.get('done')),
    coupons: coupons.map((coupon) => ({
      id: coupon._id ?? '',
      name: coupon.specification?.name ?? '',
      code: coupon.specification?.code ?? '',
      discount: formatDiscount(coupon, currency),
      uses: [coupon.numberOfUsages ?? 0, coupon.specification?.usageLimit].filter((one) => one != null).join(' of '),
      from: formatTimestamp(coupon.specification?.startTime),
      until: formatTimestamp(coupon.specification?.expirationTime),
      isActive: coupon.specification?.active ?? true,
      status: getCouponStatus(coupon, now),
    })),
    next: offset + pageSize < (totalResults ?? 0) ? String(offset + pageSize) : undefined,
    previous: offset > 0 ? String(Math.max(0, offset - pageSize)) : undefined,
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const form = await request.formData();
  const text = (name: string) => readText(form, name);
  const [intent, id] = [text('intent'), text('id')];
  const saved = `/coupons?done=${intent}`;
  switch (intent) {
    case 'create': {
      const texts = {
        name: text('name'),
        code: text('code'),
        kind: text('kind'),
        value: text('value'),
        minimum: text('minimum'),
        limit: text('limit'),
        until: text('until'),
      };
      const coupon = readCoupon(texts, new Date(), await readCurrency(client));
      if ('errors' in coupon) return data({ error: undefined, texts, ...coupon }, { status: 400 });
      return actOnce(runOnce, url.pathname, form, () =>
        attempt(saved, async () => {
          await client.use(createCoupon)(coupon);
        }),
      );
    }
    case 'activate':
    case 'deactivate':
      return attempt(saved, () => client.use(updateCoupon)(id, { active: intent === 'activate' }));
    case 'delete':
      return attempt(saved, () => client.use(deleteCoupon)(id));
    default:
      return failure('The form is not known. Reload the page.');
  }
}

/** Coupons, and the form for a new one. */
export default function CouponsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coupons, currency, done, next, previous } = loaderData;
  const rejected = actionData && 'errors' in actionData ? actionData : undefined;
  const getFieldProps = (name: keyof CouponTexts) => ({
    name,
    defaultValue: rejected?.texts[name],
    error: rejected?.errors[name],
  });
  return (
    <Page title="Coupons" done={actionData ? undefined : done} error={actionData?.error}>
      <Panel title="New coupon" className="mb-6">
        {/* The key empties the form after a coupon was created. */}
        <Form method="post" key={coupons.length} className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          <FormKey />
          <Field label="Name" {...getFieldProps('name')} maxLength={MAX_NAME_LENGTH} isRequired />
          <Field label="Code" {...getFieldProps('code')} maxLength={20} isRequired />
          <Choice label="Discount" name="kind" defaultValue={rejected?.texts.kind} options={discountKinds} />
          <Field label="Value" {...getFieldProps('value')} inputMode="decimal" help={`Percent, or ${currency}`} />
          <Field label={`Minimum subtotal, ${currency}`} {...getFieldProps('minimum')} inputMode="decimal" />
          <Field label="Number of uses" {...getFieldProps('limit')} inputMode="numeric" />
          <Field label="Last day" {...getFieldProps('until')} type="date" />
          <SubmitButton intent="create" className="self-end">
            Create coupon
          </SubmitButton>
        </Form>
      </Panel>
      {coupons.length === 0 ? (
        <p className="text-ink-soft">No coupons yet.</p>
      ) : (
        <Table caption="Coupons" columns={['Coupon', 'Discount', 'Used', 'Valid', 'Status', 'Action']}>
          {coupons.map(({ id, name, code, discount, uses, from, until, isActive, status: [status, tone] }) => (
            <tr key={id} className="align-top">
              <th scope="row">
                <Link to={`/coupons/${encodeURIComponent(id)}`} className="link">
                  {code}
                </Link>
                <span className="block font-normal text-ink-soft">{name}</span>
              </th>
              <td>{discount}</td>
              <td>{uses}</td>
              <td>
                From {from}
                <span className="block">{until ? `Until ${until}` : 'No end'}</span>
              </td>
              <td>
                <Badge tone={tone}>{status}</Badge>
              </td>
              <td>
                <Form method="post" className="mb-2">
                  <input type="hidden" name="id" value={id} />
                  <SubmitButton intent={isActive ? 'deactivate' : 'activate'} kind="secondary" size="small">
                    {isActive ? 'Deactivate' : 'Activate'}
                    <span className="sr-only"> {code}</span>
                  </SubmitButton>
                </Form>
                <ConfirmForm
                  label="Delete"
                  subject={code}
                  consequence={`Carts no longer accept ${code}. Orders keep their discount.`}
                  confirm="Delete coupon"
                  intent="delete"
                >
                  <input type="hidden" name="id" value={id} />
                </ConfirmForm>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}
