import { attempt, failure } from '../../attempt.server.js';
import { merchantAreaOf } from '../../protect.server.js';
import { Badge } from '../../ui/badge.js';
import { Page } from '../../ui/page.js';
import { readText } from '../../ui/read-text.js';
import type { Route } from './+types/order-page.js';
import { BuyerPanel } from './buyer-panel.js';
import { CancelPanel } from './cancel-panel.js';
import { orderChanged, orderChanges } from './change-order.server.js';
import { FulfillPanel } from './fulfill-panel.js';
import { HistoryPanel } from './history-panel.js';
import { ItemsPanel } from './items-panel.js';
import { loadOrder } from './load-order.server.js';
import { orderView } from './order-view.server.js';
import { PaymentPanel } from './payment-panel.js';
import { RefundPanel } from './refund-panel.js';
import { refund } from './refund.server.js';
import { TagsPanel } from './tags-panel.js';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const order = await loadOrder(merchantAreaOf(context).client, id);
  return { order: orderView(order), done: orderChanged[url.searchParams.get('done') ?? ''] };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { client } = merchantAreaOf(context);
  const form = await request.formData();
  const intent = readText(form, 'intent');
  if (intent === 'refund') return refund(client, id, form);
  const change = orderChanges[intent];
  if (!change) return failure('The form is not known. Reload the page.');
  return attempt(`/merchant/orders/${id}?done=${intent}`, () => change(client, id, form));
}

/** An order, and the changes that the merchant can make. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, order } = loaderData;
  const error = actionData && 'error' in actionData ? actionData.error : undefined;
  const calculated = actionData && 'refund' in actionData ? actionData.refund : undefined;
  return (
    <Page
      title={`Order ${order.number}`}
      back={{ to: '/merchant/orders', name: 'Orders' }}
      done={actionData ? undefined : done}
      error={error}
    >
      <p className="-mt-4 mb-6 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        {order.date}
        {order.status.map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-5">
          <ItemsPanel order={order} />
          <FulfillPanel order={order} />
          {/* The key empties the form after a refund. */}
          <RefundPanel key={order.refunds.length} order={order} calculated={calculated} />
          <CancelPanel order={order} />
        </div>
        <div className="grid gap-5">
          <BuyerPanel buyer={order.buyer} />
          <PaymentPanel order={order} />
          <TagsPanel tags={order.tags} />
          <HistoryPanel activities={order.activities} />
        </div>
      </div>
    </Page>
  );
}
