import { data } from 'react-router';
import { attempt, describeFailure, failure } from '../../lib/attempt.server.js';
import { merchantContext } from '../../lib/server/context.js';
import { actOnce } from '../../lib/repeat/act-once.server.js';
import { Badge } from '../../ui/badge.js';
import { Page } from '../../ui/page.js';
import { readText } from '../../lib/read-text.js';
import { getOwn } from '../../lib/get-own.js';
import type { Route } from './+types/order-page.js';
import { BuyerPanel } from '../../ui/buyer-panel.js';
import { CancelPanel } from './cancel-panel.js';
import { orderChanged, orderChanges } from './change-order.server.js';
import { FulfillPanel } from './fulfill-panel.js';
import { HistoryPanel } from './history-panel.js';
import { ItemsPanel } from '../../ui/items-panel.js';
import { loadOrder } from './load-order.server.js';
import { orderView } from './order-view.server.js';
import { PaymentPanel } from './payment-panel.js';
import { readMostQuantities } from './read-most-quantities.server.js';
import { RefundPanel } from './refund-panel.js';
import { refund } from './refund.server.js';
import { rejectForm } from './rejected-form.js';
import { TagsPanel } from './tags-panel.js';

export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const order = await loadOrder(context.get(merchantContext).client, id);
  return { order: orderView(order), done: getOwn(orderChanged, url.searchParams.get('done')) };
}

export async function action({ context, params: { id }, request, url }: Route.ActionArgs) {
  const { client, runOnce } = context.get(merchantContext);
  const form = await request.formData();
  const intent = readText(form, 'intent');
  const change = getOwn(orderChanges, intent);
  if (intent !== 'refund' && !change) return failure('The form is not known. Reload the page.');
  return actOnce(runOnce, url.pathname, form, async () => {
    const most = await readMostQuantities(client, id, intent).catch((error: unknown) => describeFailure(error));
    if (typeof most === 'string') return failure(most, 503);
    const rejected = rejectForm(form, most);
    if (rejected) return data({ rejected }, { status: 400 });
    return change ? attempt(`/orders/${id}?done=${intent}`, () => change(client, id, form)) : refund(client, id, form);
  });
}

/** After a refund or capture whose response was lost, the page shows it. By default, rejected forms load nothing again. */
export const shouldRevalidate = () => true;

/** An order, and the changes that the merchant can make. */
export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { done, order } = loaderData;
  const error = actionData && 'error' in actionData ? actionData.error : undefined;
  const calculated = actionData && 'refund' in actionData ? actionData.refund : undefined;
  const rejected = actionData && 'rejected' in actionData ? actionData.rejected : undefined;
  return (
    <Page
      title={`Order ${order.number}`}
      back={{ to: '/orders', name: 'Orders' }}
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
          <ItemsPanel lines={order.lines} totals={order.totals} />
          <FulfillPanel order={order} rejected={rejected?.intent === 'fulfill' ? rejected : undefined} />
          {/* The key empties the form after a refund. */}
          <RefundPanel
            key={order.refunds.length}
            order={order}
            calculated={calculated}
            rejected={rejected?.intent === 'refund' ? rejected : undefined}
          />
          <CancelPanel order={order} />
        </div>
        <div className="grid gap-5">
          <BuyerPanel buyer={order.buyer} />
          <PaymentPanel order={order} />
          <TagsPanel tags={order.tags} />
          <HistoryPanel
            activities={order.activities}
            rejected={rejected?.intent === 'comment' ? rejected : undefined}
          />
        </div>
      </div>
    </Page>
  );
}
