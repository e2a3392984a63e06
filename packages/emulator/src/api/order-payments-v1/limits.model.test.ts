import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repetitions, seed } from '../../../../../scripts/lib/scope.js';
import { createEmulator } from '../../create-emulator.js';
import { NO_VARIANT } from '../../testing/inventory.js';
import { Merchant } from '../../testing/merchant.js';
import { storesApp } from '../../testing/shopper.js';

const runs = repetitions({ sample: 25, full: 200, soak: 3000 });

const IN_STOCK = 20;
const ORDERED = [4, 3];
const AUTHORIZED = [5000, 3000, 2000];

/** Quantity of a line item or amount of a payment, by its index in the order. */
interface Entry {
  readonly index: number;
  readonly count: number;
}
type Request =
  | { readonly kind: 'capture' | 'void' | 'fulfill'; readonly entries: readonly Entry[] }
  | Readonly<{ kind: 'refund'; payments: readonly Entry[]; items: readonly Entry[]; restock: readonly Entry[] }>;

const payment = fc.record({ index: fc.nat(2), count: fc.constantFrom(500, 1000, 1999, 2000, 3001) });
const line = fc.record({ index: fc.nat(1), count: fc.integer({ min: 1, max: 4 }) });
/** Only the first line item has stock. */
const stocked = fc.record({ index: fc.constant(0), count: fc.integer({ min: 1, max: 3 }) });
const some = (entry: fc.Arbitrary<Entry>, minLength: number) => fc.array(entry, { minLength, maxLength: 3 });
const request: fc.Arbitrary<Request> = fc.oneof(
  fc.record({ kind: fc.constantFrom('capture' as const, 'void' as const), entries: some(payment, 1) }),
  fc.record({ kind: fc.constant('fulfill' as const), entries: some(line, 1) }),
  fc.record({
    kind: fc.constant('refund' as const),
    payments: some(payment, 1),
    items: some(line, 0),
    restock: some(stocked, 0),
  }),
);

/** Requests that are sent at once. */
const batch = fc.oneof(
  fc.array(request, { minLength: 1, maxLength: 4 }),
  fc.tuple(request, fc.integer({ min: 2, max: 3 })).map(([one, times]) => Array.from({ length: times }, () => one)),
);

/** Captures a payment, so that refunds are possible. */
const FIRST: readonly Request[] = [{ kind: 'capture', entries: [{ index: 0, count: 4000 }] }];

const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100);
const price = (count: number) => ({ amount: (count / 100).toFixed(2) });
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const add = (counts: number[], entries: readonly Entry[]) => {
  for (const { count, index } of entries) counts[index] = (counts[index] ?? 0) + count;
};

interface Order {
  lineItems: { id: string; refundQuantity: number; quantity: number }[];
  activities: { type: string }[];
}
interface Payment {
  id: string;
  regularPaymentDetails: { status: string; authorizationDetails: { captures: { amount: { amount: string } }[] } };
}
interface Refund {
  transactions: { paymentId: string; amount: { amount: string } }[];
}

/** An order of two line items, one of which has stock, with three authorized payments. */
class Store {
  readonly merchant = new Merchant(createEmulator({ catalogVersion: 'v1', seed: 'empty' }));
  #productId = '';
  #orderId = '';
  #lineIds: string[] = [];
  #paymentIds: string[] = [];

  async open(): Promise<void> {
    this.#productId = (await this.merchant.create({ productType: 'physical' })).id;
    const inventoryItem = { trackQuantity: true, variants: [{ variantId: NO_VARIANT, quantity: IN_STOCK }] };
    await this.merchant.send('PATCH', `/stores/v2/inventoryItems/product/${this.#productId}`, { inventoryItem });
    const reference = { catalogReference: { appId: storesApp, catalogItemId: this.#productId } };
    const lineItems = ORDERED.map((quantity, index) => ({
      productName: { original: 'Thing' },
      itemType: { preset: 'PHYSICAL' },
      quantity,
      price: price(1000),
      ...(index === 0 && reference),
    }));
    const order = { channelInfo: { type: 'POS' }, lineItems, priceSummary: { tax: price(3000) } };
    const created = await this.merchant.send<{ order: Order & { id: string } }>('POST', '/ecom/v1/orders', { order });
    this.#orderId = created.order.id;
    this.#lineIds = created.order.lineItems.map(({ id }) => id);
    const payments = AUTHORIZED.map((count) => ({
      amount: price(count),
      regularPaymentDetails: { status: 'AUTHORIZED' },
    }));
    const path = `/ecom/v1/payments/orders/${this.#orderId}/add-payment`;
    this.#paymentIds = (await this.merchant.send<{ paymentsIds: string[] }>('POST', path, { payments })).paymentsIds;
  }

  async send(one: Request): Promise<number> {
    const payments = (entries: readonly Entry[]) =>
      entries.map(({ count, index }) => ({ paymentId: this.#paymentIds[index], amount: price(count) }));
    const lines = (entries: readonly Entry[], id: 'id' | 'lineItemId') =>
      entries.map(({ count, index }) => ({ [id]: this.#lineIds[index], quantity: count }));
    const billing = async (call: string, body: object) =>
      (await this.merchant.call('POST', `/ecom/v1/order-billing/${call}`, { orderId: this.#orderId, ...body })).status;
    if (one.kind === 'capture') return billing('capture-authorized-payments', { payments: payments(one.entries) });
    if (one.kind === 'void') {
      return billing('void-authorized-payments', {
        paymentIds: payments(one.entries).map(({ paymentId }) => paymentId),
      });
    }
    if (one.kind === 'refund') {
      return billing('refund-payments', {
        paymentRefunds: payments(one.payments),
        refundItems: { lineItems: lines(one.items, 'lineItemId') },
        sideEffects: { restock: { lineItems: lines(one.restock, 'lineItemId') } },
      });
    }
    const path = `/ecom/v1/fulfillments/orders/${this.#orderId}/create-fulfillment`;
    return (await this.merchant.call('POST', path, { fulfillment: { lineItems: lines(one.entries, 'id') } })).status;
  }

  /** Counts the payments, refunds and quantities of the order, by the index of the payment or line item. */
  async count() {
    const { order } = await this.merchant.send<{ order: Order }>('GET', `/ecom/v1/orders/${this.#orderId}`);
    const { orderTransactions } = await this.merchant.send<{
      orderTransactions: { payments: Payment[]; refunds: Refund[] };
    }>('GET', `/ecom/v1/payments/orders/${this.#orderId}`);
    const { orderWithFulfillments } = await this.merchant.send<{
      orderWithFulfillments: { fulfillments: { lineItems: { id: string; quantity: number }[] }[] };
    }>('GET', `/ecom/v1/fulfillments/orders/${this.#orderId}`);
    const product = (await this.merchant.get(this.#productId)) as unknown as { stock: { quantity: number } };
    const captures = orderTransactions.payments.map(
      ({ regularPaymentDetails }) => regularPaymentDetails.authorizationDetails.captures,
    );
    const activities = (type: string) => order.activities.filter((one) => one.type === type).length;
    const refunds = orderTransactions.refunds.flatMap(({ transactions }) => transactions);
    const fulfilled = orderWithFulfillments.fulfillments.flatMap(({ lineItems }) => lineItems);
    return {
      captures: total(captures.map((list) => list.length)),
      capturedActivities: activities('AUTHORIZED_PAYMENT_CAPTURED'),
      voids: orderTransactions.payments.filter((one) => one.regularPaymentDetails.status === 'VOIDED').length,
      voidedActivities: activities('AUTHORIZED_PAYMENT_VOIDED'),
      captured: captures.map((list) => total(list.map(({ amount }) => cents(amount)))),
      refunded: this.#paymentIds.map((id) =>
        total(refunds.filter(({ paymentId }) => paymentId === id).map(({ amount }) => cents(amount))),
      ),
      refundedItems: order.lineItems.map(({ refundQuantity }) => refundQuantity),
      fulfilled: this.#lineIds.map((id) =>
        total(fulfilled.filter((one) => one.id === id).map(({ quantity }) => quantity)),
      ),
      stock: product.stock.quantity,
    };
  }
}

it(
  'captures, voids, refunds, fulfillments and restocks count once and stay within their limits, also when they race',
  { timeout: 30_000 + runs * 300 },
  async () => {
    const accepted = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (batches) => {
        const store = new Store();
        await store.open();
        const model = {
          captures: 0,
          voids: 0,
          captured: [0, 0, 0],
          refunded: [0, 0, 0],
          refundedItems: [0, 0],
          fulfilled: [0, 0],
          restocked: [0, 0],
        };
        for (const requests of [FIRST, ...batches]) {
          const statuses = await Promise.all(requests.map((one) => store.send(one)));
          for (const [index, one] of requests.entries()) {
            if (statuses[index] !== 200) continue;
            accepted.set(one.kind, (accepted.get(one.kind) ?? 0) + 1);
            if (one.kind === 'fulfill') add(model.fulfilled, one.entries);
            if (one.kind === 'capture') add(model.captured, one.entries);
            if (one.kind === 'capture') model.captures += one.entries.length;
            if (one.kind === 'void') model.voids += one.entries.length;
            if (one.kind !== 'refund') continue;
            add(model.refunded, one.payments);
            add(model.refundedItems, one.items);
            add(model.restocked, one.restock);
          }
          const { captured, captures, fulfilled, refunded, refundedItems, restocked, voids } = model;
          expect(await store.count()).toEqual({
            captures,
            capturedActivities: captures,
            voids,
            voidedActivities: voids,
            captured,
            refunded,
            refundedItems,
            fulfilled,
            stock: IN_STOCK - (ORDERED[0] ?? 0) + (restocked[0] ?? 0),
          });
          expect(captures + voids).toBeLessThanOrEqual(AUTHORIZED.length);
          const exceeded = (counts: readonly number[], limits: readonly number[]) =>
            counts.filter((count, index) => count > (limits[index] ?? 0));
          expect(exceeded(captured, AUTHORIZED)).toEqual([]);
          expect(exceeded(refunded, captured)).toEqual([]);
          for (const counts of [fulfilled, refundedItems, restocked]) expect(exceeded(counts, ORDERED)).toEqual([]);
        }
      }),
      { numRuns: runs, seed },
    );
    expect([...accepted.keys()].sort()).toEqual(['capture', 'fulfill', 'refund', 'void']);
  },
);
