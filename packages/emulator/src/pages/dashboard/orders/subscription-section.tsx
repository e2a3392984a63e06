/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../../kernel/money/format-money.js';
import type { Markup } from '../../../kernel/markup.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import {
  type Subscription,
  cancelSubscription,
  deleteSubscription,
  subscriptions,
} from '../../../shop/subscriptions/subscription.js';
import { postButton } from '../layout/post-button.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';

/** Action of a merchant on a subscription. */
type SubscriptionAction = (tenant: Tenant, subscription: Subscription) => unknown;

/** Actions by the last segment of their path, with the confirmation that follows. */
export const subscriptionActions: Readonly<Record<string, readonly [action: SubscriptionAction, done: string]>> = {
  cancel: [(tenant, subscription) => cancelSubscription(tenant, subscription, 'BUSINESS'), 'subscriptionCanceled'],
  delete: [deleteSubscription, 'subscriptionDeleted'],
};

const states: Readonly<Record<Subscription['status'], string>> = {
  PENDING: 'waits for the payment',
  ACTIVE: 'active',
  CANCELED: 'canceled',
  EXPIRED: 'expired',
};

const count = (times: number): string => `${times} ${times === 1 ? 'time' : 'times'}`;

const describeState = ({ declinedCharges = 0, status }: Subscription): string =>
  states[status] + (declinedCharges > 0 ? `, card declined ${count(declinedCharges)}` : '');

function subscriptionRow(view: View, subscription: Subscription): Markup {
  const { chargeCount, content, cycleEndDate, id, status } = subscription;
  const [line] = content.lines;
  const name = line?.item?.facts.name ?? id;
  const url = (action: string) => pageUrl(view, `subscriptions/${id}/${action}`);
  return (
    <li class="row">
      <span class="main">
        {name} <small>{`${line?.item?.facts.subscription?.title ?? ''}, ${describeState(subscription)}`}</small>
      </span>
      <span>{`Charged ${count(chargeCount)}`}</span>
      {status === 'ACTIVE' && <span>Cycle ends {time(cycleEndDate, 'full')}</span>}
      <span class="number">{formatMoney(content.total, content.currency)}</span>
      {status === 'ACTIVE' &&
        postButton(url('cancel'), 'Cancel', {
          name: `Cancel the subscription to ${name}`,
          confirm: 'No further orders are made.',
        })}
      {(status === 'CANCELED' || status === 'EXPIRED') &&
        postButton(url('delete'), 'Delete contract', { name: `Delete contract of ${name}` })}
    </li>
  );
}

/** Subscriptions that were bought with an order, or that the order is a billing cycle of. */
export function subscriptionSection(view: View, order: StoredOrder): Markup | '' {
  const cycles = order.lines.map(({ subscription }) => subscription?.id);
  const found = [...subscriptions(view.tenant).values()].filter(
    ({ id, orderId }) => orderId === order.id || cycles.includes(id),
  );
  return found.length === 0 ? (
    ''
  ) : (
    <section>
      <h2>Subscriptions</h2>
      <ul class="rows" aria-label="Subscriptions">
        {found.map((subscription) => subscriptionRow(view, subscription))}
      </ul>
    </section>
  );
}
