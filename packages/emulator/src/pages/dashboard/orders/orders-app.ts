import { Hono } from 'hono';
import { requireOrder } from '../../../shop/orders/require-order.js';
import { requireSubscription } from '../../../shop/subscriptions/subscription.js';
import type { ControlContext } from '../../control/control-context.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import { orderActions } from './order-actions.js';
import { orderListPage } from './order-list-page.js';
import { orderPage } from './order-page.js';
import { subscriptionActions } from './subscription-section.js';

/** Pages of the orders, with the subscriptions that were bought with them. */
export function ordersApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/orders', (c) => orderListPage(controlled, createView(tenants, c)));
  app.get('/orders/:id', (c) => {
    const view = createView(tenants, c);
    return orderPage(controlled, view, requireOrder(view.tenant, c.req.param('id')));
  });
  for (const [name, [action, done]] of Object.entries(orderActions)) {
    app.post(
      `/orders/:id/${name}`,
      formHandler(controlled, async ({ change, form, id, view: { tenant }, view }) => {
        await change((plugins) => action({ tenant, plugins }, requireOrder(tenant, id), form));
        return pageUrl(view, `orders/${id}`, { done });
      }),
    );
  }
  for (const [name, [action, done]] of Object.entries(subscriptionActions)) {
    app.post(
      `/subscriptions/:id/${name}`,
      formHandler(controlled, async ({ change, id, view: { tenant }, view }) => {
        const subscription = requireSubscription(tenant, id);
        await change(() => action(tenant, subscription));
        return pageUrl(view, `orders/${subscription.orderId}`, { done });
      }),
    );
  }
  return app;
}
