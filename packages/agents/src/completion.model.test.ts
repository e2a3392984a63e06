import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../scripts/lib/scope.js';
import { openFreeCheckout, openStore } from './testing/open-store.js';

/** Step of a run: a completion with one of few keys, whose response may get lost, or a change in between. */
const step = fc.oneof(
  fc.record({
    type: fc.constant('complete' as const),
    key: fc.nat(2),
    loses: fc.constantFrom('nothing', 'request', 'response', 'reading'),
  }),
  fc.record({ type: fc.constant('together' as const), key: fc.nat(2), loses: fc.constant('nothing') }),
  fc.record({
    type: fc.constantFrom('price' as const, 'get' as const, 'update' as const),
    key: fc.nat(2),
    loses: fc.constant('nothing'),
  }),
);

const toKey = (key: number): string =>
  createHash('sha256')
    .update(String(key))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

const isPlaceOrder = ({ url }: Request) => url.endsWith('/place-order');

test('a checkout has one order, and every response names it, if requests are repeated, lost or change the price', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), fc.boolean(), async (steps, isShared) => {
      const items = new Map<string, object>();
      const shared = {
        getItem: (key: string) => items.get(key),
        setItem: (key: string, value: object) => void items.set(key, value),
      };
      const store = openStore('v3', isShared ? { store: shared } : {});
      const { id, line_items: lines } = await openFreeCheckout(store);
      const orders = new Set<string>();
      let price = 88;
      const complete = async (key: number) => {
        const { body, status } = await store.rest('complete_checkout', { id, key: toKey(key), body: { payment: {} } });
        expect([200, 503]).toContain(status);
        if (body.order) orders.add(body.order.permalink_url);
        if (status === 200 && body.status !== 'completed') expect(body.messages?.[0]?.code).toBe('price_changed');
      };
      for (const { key, loses, type } of steps) {
        store.state.intercept = (request) => {
          if (loses === 'reading' && request.method === 'GET' && request.url.includes('/ecom/v2/carts/')) {
            return isPlaced ? Promise.reject(new TypeError('fetch failed')) : undefined;
          }
          if (!isPlaceOrder(request)) return undefined;
          isPlaced = true;
          if (loses === 'nothing') return undefined;
          const lost = () => Promise.reject<Response>(new TypeError('fetch failed'));
          return loses === 'request' ? lost() : store.emulator.fetch(request).then(lost);
        };
        let isPlaced = false;
        if (type === 'complete') await complete(key);
        else if (type === 'together') await Promise.all([complete(key), complete(key), complete((key + 1) % 3)]);
        else if (type === 'price') await store.setPrice('quiet-teapot', String(++price));
        else if (type === 'get') await store.call('get_checkout', id);
        else
          await store.call('update_checkout', id, { line_items: [{ item: { id: lines[0]?.item.id }, quantity: 1 }] });
      }
      store.state.intercept = () => undefined;
      const placed = await store.listOrders();
      expect(placed.length).toBeLessThanOrEqual(1);
      const { order, status } = await store.call('get_checkout', id);
      expect(status === 'completed').toBe(placed.length === 1);
      if (order) orders.add(order.permalink_url);
      expect(orders.size).toBe(placed.length);
    }),
    { numRuns: repetitions({ sample: 6, full: 100, soak: 2000 }) },
  );
}, 300_000);
