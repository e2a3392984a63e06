/** @jsxImportSource hono/jsx */
import { isObject } from '../../kernel/input/object.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import type { Markup } from '../../kernel/markup.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { route } from '../../protocol/routing/route.js';
import { type RedirectSession, findSession } from '../../shop/redirects/redirect-session.js';
import {
  type Subscription,
  cancelSubscription as cancel,
  hasContract,
  subscriptions,
} from '../../shop/subscriptions/subscription.js';
import { getDueTime } from '../../shop/subscriptions/charge-subscriptions.js';
import { getCycleCount } from '../../shop/subscriptions/cycles.js';
import { messagePage, seeOther } from './layout.js';

const findSubscriptions = (tenant: Tenant, memberId: string | undefined): Subscription[] =>
  [...subscriptions(tenant).values()].filter(
    (one) => hasContract(one) && 'memberId' in one.content.owner && one.content.owner.memberId === memberId,
  );

/** Whether the buyer may cancel a subscription. */
const isCancelable = ({ settings, status }: Subscription): boolean =>
  status === 'ACTIVE' && settings.enableCustomerCancellation === true;

const pageUrl = (tenant: Tenant, { id }: RedirectSession): string =>
  `/hosted/page/${id}?${new URLSearchParams({ clientId: tenant.id }).toString()}`;

function describeState(subscription: Subscription): string {
  const { canceledBy, chargeCount, cycleEndDate, declinedCharges = 0, settings, status } = subscription;
  if (status === 'CANCELED') return canceledBy === 'PAYMENT_FAILURE' ? 'Canceled: the card was declined' : 'Canceled';
  if (status === 'EXPIRED') return 'Completed';
  if (declinedCharges > 0) {
    return `The card was declined, next attempt on ${new Date(getDueTime(subscription)).toISOString().slice(0, 10)}`;
  }
  const isLast = chargeCount >= getCycleCount(settings);
  return `${isLast ? 'Ends on' : 'Next payment on'} ${cycleEndDate.slice(0, 10)}`;
}

/** Subscriptions of a member, with the buttons to cancel those whose plan allows it. */
export function subscriptionList(tenant: Tenant, session: RedirectSession, memberId: string): Markup {
  const own = findSubscriptions(tenant, memberId);
  if (own.length === 0) return <p>There are no subscriptions yet.</p>;
  return (
    <ul>
      {own.map((subscription) => {
        const { content, id } = subscription;
        const facts = content.lines[0]?.item?.facts;
        return (
          <li>
            {facts?.name} ({facts?.subscription?.title}): {formatMoney(content.total, content.currency)}.{' '}
            {describeState(subscription)}.
            {isCancelable(subscription) && (
              <form method="post" action={pageUrl(tenant, session)}>
                <input type="hidden" name="formToken" value={session.formToken} />
                <button class="button" name="subscriptionId" value={id} aria-label={`Cancel ${facts?.name ?? ''}`}>
                  Cancel
                </button>
              </form>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Cancels a subscription of the member on the account page, if its plan allows it. */
export const cancelSubscription = route({
  id: 'hosted.page.cancelSubscription',
  method: 'POST',
  paths: ['/hosted/page/{sessionId}'],
  access: 'public',
  handle: ({ body, params, tenant }) => {
    const session = findSession(tenant, 'page', params['sessionId'] ?? '');
    const input = isObject(body) ? body : {};
    if (!session?.page || input['formToken'] !== session.formToken) {
      return messagePage('This page has expired', 'Go back to the shop and try again.', { status: 403 });
    }
    const subscription = findSubscriptions(tenant, session.page.memberId).find(
      ({ id }) => id === input['subscriptionId'],
    );
    if (subscription && isCancelable(subscription)) cancel(tenant, subscription, 'CUSTOMER');
    return seeOther(pageUrl(tenant, session));
  },
});
