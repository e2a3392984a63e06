import { querySubscriptionContracts } from '@cartwright/ecom/subscription-contracts';
import { Link } from 'react-router';
import { formatTime, money } from '../lib/money.server.js';
import { queryPage } from '../lib/query-page.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/subscriptions-page.js';
import { describeSchedule } from './describe-schedule.js';

const pageSize = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const cursor = url.searchParams.get('cursor');
  const { pagingMetadata, subscriptionContracts = [] } = await queryPage(url, () =>
    client.use(querySubscriptionContracts)({ cursorPaging: { limit: pageSize, ...(cursor && { cursor }) } }),
  );
  return {
    subscriptions: subscriptionContracts.map((contract) => ({
      id: contract._id ?? '',
      items: (contract.lineItems ?? []).map(({ productName }) => productName?.original ?? '').join(', '),
      plan: contract.title ?? '',
      buyer: contract.buyerInfo?.email ?? '',
      schedule: describeSchedule(contract),
      started: formatTime(contract.subscriptionSettings?.startDate),
      total: money(contract.priceSummary?.total?.amount, contract.currency),
    })),
    next: pagingMetadata?.cursors?.next || undefined,
    previous: pagingMetadata?.cursors?.prev || undefined,
  };
}

/** Subscriptions that buyers purchased. The platform's contracts have no status to show. */
export default function SubscriptionsPage({ loaderData }: Route.ComponentProps) {
  const { next, previous, subscriptions } = loaderData;
  return (
    <Page title="Subscriptions">
      {subscriptions.length === 0 ? (
        <p className="text-ink-soft">There are no subscriptions yet.</p>
      ) : (
        <Table
          caption="Subscriptions"
          columns={['Subscription', 'Buyer', 'Charged', 'Started', { name: 'Total', isNumeric: true }]}
        >
          {subscriptions.map(({ id, items, plan, buyer, schedule, started, total }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/subscriptions/${id}`} className="link">
                  {items}
                </Link>
                {plan && <span className="block font-normal text-ink-soft">{plan}</span>}
              </th>
              <td>{buyer}</td>
              <td>{schedule}</td>
              <td>{started}</td>
              <td className="text-right tabular-nums">{total}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}
