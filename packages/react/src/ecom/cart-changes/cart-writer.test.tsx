import { updateLineItemsInCurrentCart, type CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createContextValue } from '../../provider/create-context-value.js';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { cartActions } from './cart-actions.js';
import { cartQuery } from '../../queries/cart-query.js';
import { createCartWriter } from './cart-writer.js';
import { deferred } from './deferred.js';
import { waitFor } from '../../testing/render.js';

const quantityPath = '/update-line-items';
const addPath = '/add-line-items';

let platform: Platform;
beforeEach(async () => {
  platform = createPlatform();
  await platform.fill(['espresso-pair', 3]);
});

/** A writer whose cart is shown, and whose waiting a test ends. */
async function open() {
  const queryClient = new QueryClient();
  const context = createContextValue(platform.client, queryClient, { cartVersion: 2, catalogVersion: undefined });
  const pauses: { milliseconds: number; end(): void }[] = [];
  const pause = (milliseconds: number) => {
    const { promise, resolve } = deferred<void>();
    pauses.push({ milliseconds, end: resolve });
    return promise;
  };
  const writer = createCartWriter(context, { hasOtherTabs: () => false, publish: () => undefined, pause });
  const observer = new QueryObserver(queryClient, { ...cartQuery(platform.client), staleTime: Infinity });
  onTestFinished(observer.subscribe(() => undefined));
  const shown = () =>
    observer.getCurrentResult().data?.lineItems?.map(({ quantityInfo }) => quantityInfo?.requestedQuantity);
  await waitFor(() => expect(shown()).toEqual([3]));
  const line = observer.getCurrentResult().data?.lineItems?.[0]?._id ?? '';
  /** Ends the pause before the next read, and waits until that read is done. */
  const readNext = async () => {
    await waitFor(() => expect(pauses).toHaveLength(1));
    const reads = platform.sent('/carts/current').length;
    pauses.shift()?.end();
    await waitFor(() => {
      expect(platform.sent('/carts/current')).toHaveLength(reads + 1);
      expect(queryClient.isFetching()).toBe(0);
    });
  };
  const state = () => ({ shown: shown(), isUnconfirmed: writer.pending().isUnconfirmed });
  return {
    writer,
    pauses,
    readNext,
    state,
    addItems: (items: CatalogItemInput[]) => cartActions.addItems(writer, items),
    setQuantity: (quantity: number) => cartActions.updateQuantity(writer, { lineItemId: line, quantity }),
    changeQuantity: (difference: number) => cartActions.changeQuantity(writer, { lineItemId: line, difference }),
  };
}

it('keeps a cart unconfirmed while a lost change may still arrive, even if later changes succeed', async () => {
  const cart = await open();
  const lost = platform.lose(quantityPath);
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ kind: 'network' });
  const second = cart.setQuantity(2);
  await cart.readNext();
  await cart.readNext();
  await second;
  expect(cart.state()).toEqual({ shown: [2], isUnconfirmed: true });
  await lost.arrive();
  await cart.readNext();
  await waitFor(() => expect(cart.state()).toEqual({ shown: [5], isUnconfirmed: false }));
});

it('sends the next change only after the lost one is found', async () => {
  const cart = await open();
  const lost = platform.lose(quantityPath);
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ kind: 'network' });
  const second = cart.setQuantity(2);
  await waitFor(() => expect(cart.pauses).toHaveLength(1));
  expect(platform.sent(quantityPath)).toHaveLength(1);
  await lost.arrive();
  await cart.readNext();
  await second;
  expect(cart.state()).toEqual({ shown: [2], isUnconfirmed: false });
  expect(cart.writer.pending().isUpdating).toBe(false);
});

it('shows an addition that lands after the first read', async () => {
  const cart = await open();
  const lost = platform.lose(addPath);
  const cushion = await platform.lineItem('checkerboard-cushion');
  await expect(cart.addItems([cushion])).rejects.toMatchObject({ kind: 'network' });
  await waitFor(() => expect(cart.pauses).toHaveLength(1));
  expect(cart.state()).toEqual({ shown: [3], isUnconfirmed: true });
  await lost.arrive();
  await cart.readNext();
  await waitFor(() => expect(cart.state()).toEqual({ shown: [3, 1], isUnconfirmed: false }));
});

it('is not fooled by a change of another device', async () => {
  const cart = await open();
  const lost = platform.lose(quantityPath);
  const { lineItems } = (await cart.writer.confirmed()) ?? {};
  const line = lineItems?.[0]?._id ?? '';
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ kind: 'network' });
  await waitFor(() => expect(cart.pauses).toHaveLength(1));
  await platform.client.use(updateLineItemsInCurrentCart)({
    lineItems: [{ lineItemId: line, quantity: { newQuantity: 4 } }],
  });
  await cart.readNext();
  expect(cart.state()).toEqual({ shown: [4], isUnconfirmed: true });
  await lost.arrive();
  await cart.readNext();
  await waitFor(() => expect(cart.state()).toEqual({ shown: [5], isUnconfirmed: false }));
});

it('fails a lost change after five reads in 15 seconds', async () => {
  const cart = await open();
  platform.lose(quantityPath);
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ kind: 'network' });
  const pauses: number[] = [];
  for (let read = 0; read < 4; read++) {
    await waitFor(() => expect(cart.pauses).toHaveLength(1));
    pauses.push(cart.pauses[0]?.milliseconds ?? 0);
    expect(cart.state().isUnconfirmed).toBe(true);
    await cart.readNext();
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000]);
  await waitFor(() => expect(cart.state()).toEqual({ shown: [3], isUnconfirmed: false }));
});

it('waits for a read after a server error, and for no more than that', async () => {
  const cart = await open();
  platform.refuse(quantityPath, 500, 'INTERNAL');
  const gate = platform.delay('/carts/current');
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ status: 500 });
  const second = cart.setQuantity(2);
  await waitFor(() => expect(gate.waiting()).toBe(1));
  expect(cart.state()).toEqual({ shown: [3], isUnconfirmed: true });
  expect(platform.sent(quantityPath)).toHaveLength(1);
  gate.open();
  await second;
  await waitFor(() => expect(cart.state()).toEqual({ shown: [2], isUnconfirmed: false }));
});

it('stays unconfirmed until the cart can be read', async () => {
  const cart = await open();
  platform.refuse(quantityPath, 500, 'INTERNAL');
  for (let read = 0; read < 5; read++) platform.refuse('/carts/current', 403, 'NO_PERMISSION');
  await expect(cart.setQuantity(5)).rejects.toMatchObject({ status: 500 });
  for (let read = 0; read < 4; read++) await cart.readNext();
  expect(cart.state().isUnconfirmed).toBe(true);
  await cart.writer.confirmed();
  expect(cart.state()).toEqual({ shown: [3], isUnconfirmed: false });
});

it('reads the cart after a slow change that was in flight during the last refetches', async () => {
  const cart = await open();
  const lost = platform.lose(addPath);
  const cushion = await platform.lineItem('checkerboard-cushion');
  await expect(cart.addItems([cushion])).rejects.toMatchObject({ kind: 'network' });
  await cart.readNext();
  await cart.readNext();
  const gate = platform.delay(quantityPath);
  const second = cart.setQuantity(2);
  await waitFor(() => expect(gate.waiting()).toBe(1));
  await lost.arrive();
  for (const milliseconds of [4000, 8000]) {
    await waitFor(() => expect(cart.pauses).toMatchObject([{ milliseconds }]));
    cart.pauses.shift()?.end();
  }
  expect(cart.state().isUnconfirmed).toBe(true);
  gate.open();
  await second;
  await waitFor(() => expect(cart.state()).toEqual({ shown: [2, 1], isUnconfirmed: false }));
});

it('applies merged differences one after the other, so that each leaves at least 1', async () => {
  const cart = await open();
  const gate = platform.delay(quantityPath);
  const first = cart.setQuantity(4);
  await waitFor(() => expect(gate.waiting()).toBe(1));
  const others = Promise.all([cart.changeQuantity(-9), cart.changeQuantity(2)]);
  expect([...cart.writer.pending().quantities.values()]).toEqual([3]);
  gate.open();
  await Promise.all([first, others]);
  expect(cart.state()).toEqual({ shown: [3], isUnconfirmed: false });
  expect(platform.sent(quantityPath)).toHaveLength(2);
});
