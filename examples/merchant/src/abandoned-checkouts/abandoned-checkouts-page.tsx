import { type AbandonedCheckout, queryAbandonedCheckouts } from '@cartwright/ecom/abandoned-checkouts';
import { Form, Link } from 'react-router';
import { getOwn } from '../lib/get-own.js';
import { formatTime, money } from '../lib/money.server.js';
import { queryPage } from '../lib/query-page.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Badge } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/abandoned-checkouts-page.js';
import { statuses } from './checkout-status.js';

const pageSize = 25;

const views = [
  { value: '', label: 'All checkouts' },
  ...Object.entries(statuses).map(([value, [label]]) => ({ value, label })),
];

const done: Readonly<Record<string, string>> = { delete: 'The abandoned checkout was deleted.' };

const getName = ({ contactDetails }: AbandonedCheckout): string =>
  [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' ');

/** Loads a page of the abandoned checkouts, newest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const status = url.searchParams.get('status') ?? '';
  const cursor = url.searchParams.get('cursor');
  const { abandonedCheckouts = [], metadata } = await queryPage(url, () =>
    client.use(queryAbandonedCheckouts)(
      cursor
        ? { cursorPaging: { cursor, limit: pageSize } }
        : {
            ...(Object.hasOwn(statuses, status) && { filter: { status } }),
            sort: [{ fieldName: '_createdDate', order: 'DESC' }],
            cursorPaging: { limit: pageSize },
          },
    ),
  );
  return {
    status,
    done: getOwn(done, url.searchParams.get('done')),
    checkouts: abandonedCheckouts.map((checkout) => ({
      id: checkout._id ?? '',
      email: checkout.buyerInfo?.email ?? '',
      name: getName(checkout),
      items: (checkout.lineItems ?? []).map(({ productName }) => productName?.original ?? '').join(', '),
      total: money(checkout.totalPrice?.amount, checkout.currency),
      left: formatTime(checkout._createdDate),
      status: getOwn(statuses, checkout.status ?? ''),
    })),
    next: metadata?.cursors?.next || undefined,
    previous: metadata?.cursors?.prev || undefined,
  };
}

/** Checkouts that their buyers left, with a filter in the URL. */
export default function AbandonedCheckoutsPage({ loaderData }: Route.ComponentProps) {
  const { checkouts, done: message, next, previous, status } = loaderData;
  return (
    <Page title="Abandoned checkouts" done={message}>
      <Form key={status} role="search" className="mb-6 flex flex-wrap items-end gap-4">
        <Choice label="Show" name="status" defaultValue={status} options={views} />
        <SubmitButton kind="secondary">Filter</SubmitButton>
      </Form>
      {checkouts.length === 0 ? (
        <p className="text-ink-soft">No abandoned checkouts match.</p>
      ) : (
        <Table
          caption="Abandoned checkouts"
          columns={['Buyer', 'Items', 'Status', 'Left', { name: 'Total', isNumeric: true }]}
        >
          {checkouts.map((checkout) => (
            <tr key={checkout.id}>
              <th scope="row">
                <Link to={`/abandoned-checkouts/${checkout.id}`} className="link">
                  {checkout.email}
                </Link>
                {checkout.name && <span className="block font-normal text-ink-soft">{checkout.name}</span>}
              </th>
              <td>{checkout.items}</td>
              <td>{checkout.status && <Badge tone={checkout.status[1]}>{checkout.status[0]}</Badge>}</td>
              <td>{checkout.left}</td>
              <td className="text-right tabular-nums">{checkout.total}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}
