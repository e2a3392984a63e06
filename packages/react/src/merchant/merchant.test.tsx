import type { Client } from '@cartwright/core';
import type { listFulfillmentsForSingleOrder } from '@cartwright/ecom/order-fulfillments';
import type { getOrderRefundability } from '@cartwright/ecom/order-billing';
import { getOrder, paymentCollectionMarkOrderAsPaid, type searchOrders } from '@cartwright/ecom/orders';
import type { queryInventory } from '@cartwright/stores/inventory';
import { updateProduct } from '@cartwright/stores/products';
import { QueryClient, QueryObserver, MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createMerchant } from '../testing/merchant.js';
import { placeOrder } from '../testing/place-order.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import {
  fulfillmentMutations,
  inventoryMutations,
  merchantFulfillmentsQuery,
  merchantInventoryQuery,
  merchantKeys,
  merchantMutation,
  merchantOrderQuery,
  merchantOrdersQuery,
  merchantProductsQuery,
  merchantRefundabilityQuery,
  orderMutations,
  productMutations,
  refundMutations,
} from './index.js';

let platform: Platform;
let client: Client;
const queryClient = new QueryClient();
beforeEach(() => {
  queryClient.clear();
  platform = createPlatform(2, 'v1');
  client = createMerchant(platform);
});

const read = <Result,>(options: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<Result> =>
  queryClient.fetchQuery({ ...options, staleTime: 0 } as never);
const write = <Result, Args>(options: ReturnType<typeof merchantMutation<never[], Result>> | object, args: Args) =>
  new MutationObserver(queryClient, options as never).mutate(args as never) as Promise<Result>;

it('reads and updates products and inventory', async () => {
  const product = await platform.product('quiet-teapot');
  const products = merchantProductsQuery(client, { filter: { slug: 'quiet-teapot' } });
  const observer = new QueryObserver(queryClient, products as never);
  const received: unknown[] = [];
  const leave = observer.subscribe(({ data }) =>
    received.push((data as { products?: unknown[] } | undefined)?.products?.[0]),
  );
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ _id: product.id }), 20_000);
  await write(productMutations(client, queryClient).update, [product.id, { name: 'Loud Teapot' }]);
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ name: 'Loud Teapot' }), 20_000);
  leave();
  const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 3 }];
  await write(inventoryMutations(client, queryClient).update, [product.id, { trackQuantity: true, variants }]);
  const filter = JSON.stringify({ productId: product.id });
  const { inventoryItems } = await read<Awaited<ReturnType<typeof queryInventory>>>(
    merchantInventoryQuery(client, { query: { filter } }),
  );
  expect(inventoryItems?.[0]?.variants?.[0]?.quantity).toBe(3);
});

it('reads, fulfills and cancels orders', async () => {
  const orderId = await placeOrder(platform);
  const { orders } = await read<Awaited<ReturnType<typeof searchOrders>>>(merchantOrdersQuery(client));
  expect(orders?.map(({ _id }) => _id)).toEqual([orderId]);
  const order = await read<Awaited<ReturnType<typeof getOrder>>>(merchantOrderQuery(client, orderId));
  const lineItems = order.lineItems?.map(({ _id }) => ({ _id, quantity: 1 })) ?? [];
  await write(fulfillmentMutations(client, queryClient).create, [
    orderId,
    { lineItems, trackingInfo: { trackingNumber: '1', shippingProvider: 'ups' } },
  ]);
  const { orderWithFulfillments } = await read<Awaited<ReturnType<typeof listFulfillmentsForSingleOrder>>>(
    merchantFulfillmentsQuery(client, orderId),
  );
  expect(orderWithFulfillments?.fulfillments?.[0]?.trackingInfo?.trackingNumber).toBe('1');
  await write(orderMutations(client, queryClient).cancel, [orderId]);
  expect(await read(merchantOrderQuery(client, orderId))).toMatchObject({ status: 'CANCELED' });
});

it('refunds payments', async () => {
  const orderId = await placeOrder(platform);
  await client.use(paymentCollectionMarkOrderAsPaid)(orderId);
  const refundable = merchantRefundabilityQuery(client, orderId);
  const { payments } = await read<Awaited<ReturnType<typeof getOrderRefundability>>>(refundable);
  const [{ payment } = {}] = payments ?? [];
  const { paymentId, monetary } = payment ?? {};
  expect(monetary?.maxRefund?.amount).toMatch(/^\d+\.\d\d$/);
  await write(refundMutations(client, queryClient).payments, [
    orderId,
    { paymentRefunds: [{ paymentId, amount: monetary?.maxRefund, externalRefund: true }] },
  ]);
  expect(await read(merchantOrderQuery(client, orderId))).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
});

it('keeps merchant data apart, and converts dates that went through JSON', async () => {
  const orderId = await placeOrder(platform);
  const options = merchantOrderQuery(client, orderId);
  expect(options.queryKey).toEqual([...merchantKeys.operation(getOrder), orderId]);
  const order = JSON.parse(JSON.stringify(await read(options))) as never;
  expect(options.select?.(order)._createdDate).toBeInstanceOf(Date);
});

it('fails for a visitor', async () => {
  const { id } = await platform.product('quiet-teapot');
  const rename = write(merchantMutation(platform.client, queryClient, updateProduct), [id, { name: 'Mine' }]);
  await expect(rename).rejects.toMatchObject({ status: 403 });
});
