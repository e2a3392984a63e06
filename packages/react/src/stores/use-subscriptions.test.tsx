import { assignSubscriptionOptionsToProduct, createSubscriptionOption } from '@cartwright/stores/subscription-options';
import { getProduct, updateProduct } from '@cartwright/stores/products-v3';
import { beforeEach, expect, it } from 'vitest';
import { createMerchant } from '../testing/merchant.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useProductSelection, useSubscriptions } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('lists the subscriptions of a product of Catalog V1, whose ID goes into the line item', async () => {
  platform = createPlatform(2, 'v1');
  const product = await platform.product('espresso-pair');
  const merchant = createMerchant(platform);
  const option = await merchant.use(createSubscriptionOption)({
    title: 'Monthly',
    subscriptionSettings: { frequency: 'MONTH', autoRenewal: true },
  });
  const assignedSubscriptionOptions = [{ _id: option._id ?? '' }];
  await merchant.use(assignSubscriptionOptionsToProduct)(product.id, { assignedSubscriptionOptions });
  const { result } = renderWith(platform.client, () => {
    const { data } = useSubscriptions(product.id);
    const [offered] = data?.items ?? [];
    return { data, offered, selection: useProductSelection(product, { subscriptionOptionId: offered?.id }) };
  });
  await waitFor(() => expect(result.current.offered).toMatchObject({ title: 'Monthly' }));
  expect(result.current.data?.allowsOneTimePurchase).toBe(false);
  expect(result.current.selection.lineItem?.catalogReference.options).toMatchObject({
    subscriptionOptionId: option._id,
  });
});

it.each(['v1', 'v3'] as const)(
  'is empty for a product of Catalog %s without subscriptions, and sends no request without an ID',
  async (version) => {
    platform = createPlatform(2, version);
    const product = await platform.product('quiet-teapot');
    const before = platform.sent().length;
    const { result, rerender } = renderWith(
      platform.client,
      (id: string | undefined) => useSubscriptions(id).data,
      undefined,
    );
    expect(platform.sent()).toHaveLength(before);
    rerender(product.id);
    await waitFor(() => expect(result.current).toEqual({ items: [], allowsOneTimePurchase: true }));
  },
);

it('lists those of a product of Catalog V3', async () => {
  const { id } = await platform.product('espresso-pair');
  const merchant = createMerchant(platform);
  const { revision = null } = await merchant.use(getProduct)(id);
  const subscriptions = [
    { title: 'Weekly', frequency: 'WEEK' as const, autoRenewal: true, discount: { percentOff: 10 } },
  ];
  await merchant.use(updateProduct)(id, {
    revision,
    subscriptionDetails: { subscriptions, allowOneTimePurchases: true },
  });
  const { result } = renderWith(platform.client, () => useSubscriptions(id));
  await waitFor(() =>
    expect(result.current.data).toMatchObject({
      items: [{ title: 'Weekly', discount: { percent: 10 } }],
      allowsOneTimePurchase: true,
    }),
  );
});
