import type { EmulatorControl } from '../../emulator-control/emulator-control.js';
import { createEvent } from './create-body.js';
import type { EventTrigger } from './triggers.js';

/** Order of the fixtures. It is paid, so that it is approved. */
const order = {
  channelInfo: { type: 'WEB' },
  lineItems: [
    {
      productName: { original: 'Test item' },
      itemType: { preset: 'PHYSICAL' },
      quantity: 1,
      price: { amount: '12.00' },
    },
  ],
  buyerInfo: { email: 'buyer@demo.example' },
  priceSummary: { subtotal: { amount: '12.00' }, total: { amount: '12.00' } },
  paymentStatus: 'PAID',
};

interface Order {
  readonly id: string;
  readonly lineItems: readonly { readonly id: string }[];
}

/** Places an order, fulfills it and cancels it, until one of these steps triggers the event. */
async function triggerOrderEvent({ callApi }: EmulatorControl, isTriggered: () => Promise<boolean>): Promise<void> {
  const created = await callApi<{ order: Order }>('POST', '/ecom/v1/orders', { order });
  const { id, lineItems } = created.order;
  const fulfillment = { lineItems: lineItems.map((line) => ({ id: line.id, quantity: 1 })) };
  const steps: [path: string, body: object][] = [
    [`/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, { fulfillment }],
    [`/ecom/v1/orders/${id}/cancel`, {}],
  ];
  for (const [path, body] of steps) {
    if (await isTriggered()) return;
    await callApi('POST', path, body);
  }
}

/**
 * Triggers an event in a store that has had none of its type: an order is placed, or a product is taken from the catalog.
 *
 * @param trigger - The event.
 * @param emulator - The emulator with the store.
 * @param isTriggered - Whether the store has an event of this type by now.
 * @returns Content of the signed body if the event is not that of a change. `undefined` if the event is in the store now, or
 * if there is no fixture.
 */
export async function useFixture(
  trigger: EventTrigger,
  emulator: EmulatorControl,
  isTriggered: () => Promise<boolean>,
): Promise<string | undefined> {
  const { name } = trigger;
  if (/^wix\.ecom\.v1\.(order(_transactions|_payment_status)?|fulfillments)_/.test(name))
    await triggerOrderEvent(emulator, isTriggered);
  if (!name.startsWith('wix.stores.catalog.v3.product_')) return undefined;
  const query = { cursorPaging: { limit: 1 } };
  const found = await emulator.callApi<{ products: Record<string, unknown>[] }>('POST', '/stores/v3/products/query', {
    query,
  });
  const [data] = found.products;
  return data && createEvent(trigger, { siteId: await emulator.getSiteId(), data });
}
