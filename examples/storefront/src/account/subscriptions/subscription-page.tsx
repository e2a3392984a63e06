import { searchOrders } from '@cartwright/ecom/orders';
import { lineItemName } from '@cartwright/react/ecom';
import { data, redirect } from 'react-router';
import { shopContext } from '../../lib/server/contexts.js';
import { PageTitle } from '../../ui/page-title.js';
import { planDetails } from '../../lib/cart/plan.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { OrderEntry } from '../../ui/orders/order-entry.js';
import { OrderLine } from '../../ui/orders/order-line.js';
import { useReloadOnSessionChange } from '../../lib/account/use-reload-on-session-change.js';
import type { Route } from './+types/subscription-page.js';
import { ChangeHint, useDay } from './subscription-list.js';
import { nextPayment, getState, listSubscriptions } from './subscription.js';
import { Link } from '../../ui/link.js';

/** Loads the orders of a subscription. The platform finds only those of the member. */
export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const login = `/login?${new URLSearchParams({ to: `/account/subscriptions/${encodeURIComponent(id)}` })}`;
  if (!shop.auth.loggedIn()) return redirect(login);
  const { orders = [] } = await shop.use(searchOrders)({
    filter: { 'lineItems.subscriptionInfo._id': { $eq: id } },
    sort: [{ fieldName: '_createdDate', order: 'DESC' }],
    cursorPaging: { limit: 100 },
  });
  const subscription = listSubscriptions(orders).find((one) => one.id === id);
  // The platform has ended the member's session.
  if (!shop.auth.loggedIn()) return redirect(login);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
  if (!subscription) throw data(undefined, { status: 404 });
  return { subscription };
}

/** Page of one subscription: status, next payment, product and orders. */
export default function SubscriptionPage({ loaderData: { subscription } }: Route.ComponentProps) {
  useReloadOnSessionChange();
  const texts = useTexts('subscriptions');
  const { line, orders } = subscription;
  const [plan] = planDetails(line, useTexts('plans'));
  const next = useDay(nextPayment(subscription));
  const facts = [
    [texts.state, texts.states[getState(subscription)]],
    [texts.plan, plan?.value],
    [texts.nextPayment, next],
  ] as const;
  return (
    <div className="wrap grid max-w-3xl gap-10 pt-6 pb-20 sm:pt-10">
      <PageTitle>{lineItemName(line)}</PageTitle>
      <div>
        <Link to="/account" className="link text-sm">
          {texts.back}
        </Link>
        <h1 className="mt-4 text-3xl">{lineItemName(line)}</h1>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <ChangeHint />
      <section aria-labelledby="product">
        <h2 id="product" className="text-xl">
          {texts.product}
        </h2>
        <ul>{orders[0] && <OrderLine order={orders[0]} line={line} />}</ul>
      </section>
      <section aria-labelledby="orders">
        <h2 id="orders" className="mb-4 text-xl">
          {texts.orders}
        </h2>
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderEntry key={order._id} order={order} />
          ))}
        </ul>
      </section>
    </div>
  );
}
