import { createClient, type Client } from '@cartwright/core';
import { createFulfillment, listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import { cancelOrder, getOrder, searchOrders } from '@cartwright/ecom/orders';
import { createCheckoutFromCurrentCart } from '@cartwright/ecom/current-cart';
import { createOrder } from '@cartwright/ecom/checkout';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { queryInventory, updateInventoryVariants } from '@cartwright/stores/inventory';
import { queryProducts, updateProduct } from '@cartwright/stores/products';
import { QueryClient, QueryObserver, MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { merchantKeys, merchantMutation, merchantQuery } from './index.js';

let platform: Platform;
let client: Client;
const queryClient = new QueryClient();
beforeEach(() => {
  queryClient.clear();
  platform = createPlatform();
  client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID, dangerouslyAllowBrowser: true }),
    apiUrl: 'http://localhost:4870',
    fetch: (input, init) => platform.emulator.fetch(new Request(input, init)),
  });
});

const read = <Result,>(options: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<Result> =>
  queryClient.fetchQuery({ ...options, staleTime: 0 } as never);
const write = <Result, Args>(options: ReturnType<typeof merchantMutation<never[], Result>> | object, args: Args) =>
  new MutationObserver(queryClient, options as never).mutate(args as never) as Promise<Result>;

async function placeOrder(): Promise<string> {
  await platform.fill(['quiet-teapot', 1]);
  const shippingAddress = {
    country: 'US',
    subdivision: 'US-OR',
    city: 'Portland',
    postalCode: '97201',
    addressLine1: '1 Pike',
  };
  const { checkoutId = '' } = await platform.client.use(createCheckoutFromCurrentCart)({
    ...{ channelType: 'WEB', email: 'ada@example.com', shippingAddress },
  });
  const { orderId = '' } = await platform.client.use(createOrder)(checkoutId);
  return orderId;
}

it('reads and updates products and inventory', async () => {
  const product = await platform.product('quiet-teapot');
  const products = merchantQuery(client, queryProducts, { filter: { slug: 'quiet-teapot' } });
  const observer = new QueryObserver(queryClient, products as never);
  const seen: unknown[] = [];
  const leave = observer.subscribe(({ data }) =>
    seen.push((data as { products?: unknown[] } | undefined)?.products?.[0]),
  );
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ _id: product._id }));
  await write(merchantMutation(client, queryClient, updateProduct), [product._id!, { name: 'Loud Teapot' }]);
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ name: 'Loud Teapot' }));
  leave();
  const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 3 }];
  await write(merchantMutation(client, queryClient, updateInventoryVariants), [
    product._id!,
    { trackQuantity: true, variants },
  ]);
  const filter = JSON.stringify({ productId: product._id });
  const { inventoryItems } = await read<Awaited<ReturnType<typeof queryInventory>>>(
    merchantQuery(client, queryInventory, { query: { filter } }),
  );
  expect(inventoryItems?.[0]?.variants?.[0]?.quantity).toBe(3);
});

it('reads, fulfills and cancels orders', async () => {
  const orderId = await placeOrder();
  const { orders } = await read<Awaited<ReturnType<typeof searchOrders>>>(merchantQuery(client, searchOrders, {}));
  expect(orders?.map(({ _id }) => _id)).toEqual([orderId]);
  const order = await read<Awaited<ReturnType<typeof getOrder>>>(merchantQuery(client, getOrder, orderId));
  const lineItems = order.lineItems?.map(({ _id }) => ({ _id, quantity: 1 })) ?? [];
  await write(merchantMutation(client, queryClient, createFulfillment), [
    orderId,
    { lineItems, trackingInfo: { trackingNumber: '1', shippingProvider: 'ups' } },
  ]);
  const { orderWithFulfillments } = await read<Awaited<ReturnType<typeof listFulfillmentsForSingleOrder>>>(
    merchantQuery(client, listFulfillmentsForSingleOrder, orderId),
  );
  expect(orderWithFulfillments?.fulfillments?.[0]?.trackingInfo?.trackingNumber).toBe('1');
  await write(merchantMutation(client, queryClient, cancelOrder), [orderId]);
  expect(await read(merchantQuery(client, getOrder, orderId))).toMatchObject({ status: 'CANCELED' });
});

it('keeps merchant data apart, and converts dates that went through JSON', async () => {
  const orderId = await placeOrder();
  const options = merchantQuery(client, getOrder, orderId);
  expect(options.queryKey).toEqual([...merchantKeys.operation(getOrder), orderId]);
  const order = JSON.parse(JSON.stringify(await read(options))) as never;
  expect(options.select?.(order)._createdDate).toBeInstanceOf(Date);
});

it('fails for a visitor', async () => {
  const { _id = '' } = await platform.product('quiet-teapot');
  const rename = write(merchantMutation(platform.client, queryClient, updateProduct), [_id, { name: 'Mine' }]);
  await expect(rename).rejects.toMatchObject({ status: 403 });
});
