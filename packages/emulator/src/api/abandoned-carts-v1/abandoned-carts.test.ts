import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { openInventory } from '../../testing/inventory.js';
import { iris, merchant, signIn } from '../../testing/member.js';
import { type Body, newShopper, createShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

interface AbandonedCart {
  id: string;
  status: string;
  abandonTime: string;
  buyerInfo: object;
  total: string;
}
interface AbandonedCartResponse extends Body {
  abandonedCart?: AbandonedCart;
  abandonedCarts?: AbandonedCart[];
  totalResults?: number;
}

const HOUR = 3_600_000;

let emulator: Emulator;
let productId: string;
beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  productId = (await (await openInventory(emulator)).plain()).id;
  emulator.clock().freeze();
});

const query = async (given: object = {}) =>
  (
    await send<AbandonedCartResponse>(emulator, 'POST', '/v1/abandonedCarts/query', {
      headers: merchant,
      body: { query: given },
    })
  ).body;
const get = (id: string, headers: Record<string, string> = merchant) =>
  send<AbandonedCartResponse>(emulator, 'GET', `/v1/abandonedCarts/${id}`, { headers });

async function leave() {
  const shopper = await newShopper(emulator);
  const { body } = await shopper.add(productId, 2);
  const checkoutId = await shopper.checkOut();
  return { shopper, checkoutId, cartId: body.cart?.id ?? '' };
}

test('triggers an event as soon as a cart is abandoned', async () => {
  const { cartId } = await leave();
  emulator.clock().advance(HOUR);
  await emulator.webhooks.settled();
  expect(emulator.events()).toContainEqual(
    expect.objectContaining({
      type: 'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
      entityId: cartId,
    }),
  );
});

test('marks a cart with an email address as abandoned after an hour without changes', async () => {
  const { cartId } = await leave();
  const abandonTime = new Date(emulator.clock().now().getTime() + HOUR).toISOString();
  emulator.clock().advance(HOUR - 1);
  expect(await query()).toEqual({ abandonedCarts: [], totalResults: 0 });
  emulator.clock().advance(HOUR / 2);
  const [cart] = (await query()).abandonedCarts ?? [];
  expect(cart).toMatchObject({ id: cartId, status: 'ABANDONED', abandonTime, activities: [] });
  expect(cart?.buyerInfo).toMatchObject({ identityType: 'CONTACT', email: 'ada@example.com' });
  expect(cart?.total).toMatch(/^\$\d/);
  expect((await get(cartId)).body.abandonedCart).toEqual(cart);
});

test('ignores empty carts and carts without an email address', async () => {
  const shopper = await newShopper(emulator);
  await shopper.add(productId);
  emulator.clock().advance(HOUR);
  expect((await query()).totalResults).toBe(0);
  expect((await get('x')).status).toBe(404);
});

test('reports the member of a member’s cart', async () => {
  const { access_token } = await signIn(emulator, iris);
  await createShopper(emulator, access_token).add(productId);
  emulator.clock().advance(HOUR);
  const { abandonedCarts } = await query({ filter: '{"buyerInfo.identityType":"MEMBER"}' });
  expect(abandonedCarts).toMatchObject([{ buyerInfo: { email: iris.email } }]);
});

test('marks an abandoned cart as recovered when it is bought, and keeps it after the cart is deleted', async () => {
  const { cartId, checkoutId, shopper } = await leave();
  const other = await leave();
  emulator.clock().advance(HOUR);
  await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  expect((await get(cartId)).body.abandonedCart?.status).toBe('RECOVERED');
  const { abandonedCarts } = await query({ filter: '{"status":"ABANDONED"}', sort: '{"abandonTime":"desc"}' });
  expect(abandonedCarts?.map(({ id }) => id)).toEqual([other.cartId]);
  const events = emulator
    .events()
    .flatMap(({ entityId, type }) => (type.includes('abandonment') ? [[type, entityId]] : []));
  const event = (name: string, id: string) => [`com.wix.ecommerce.cart.abandonment.api.v1.${name}`, id];
  expect(events).toEqual([
    event('CartAbandonedEvent', cartId),
    event('CartAbandonedEvent', other.cartId),
    event('CartRecoveredEvent', cartId),
  ]);
});

test('does not mark a cart that is bought within the hour', async () => {
  const { cartId, checkoutId, shopper } = await leave();
  await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  emulator.clock().advance(2 * HOUR);
  expect((await get(cartId)).status).toBe(404);
});

test('rejects callers other than the merchant', async () => {
  const { shopper } = await leave();
  expect((await shopper.call('POST', '/v1/abandonedCarts/query', {})).status).toBe(403);
  expect((await shopper.call('GET', '/v1/abandonedCarts/x')).status).toBe(403);
  expect((await query({ filter: '{"total":1}' })).details?.validationError).toBeDefined();
});
