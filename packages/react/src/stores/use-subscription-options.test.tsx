import { assignSubscriptionOptionsToProduct, createSubscriptionOption } from '@cartwright/stores/subscription-options';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { merchantOf } from '../testing/merchant.js';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith } from '../testing/render.js';
import { useProductSelection, useSubscriptionOptions } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('lists the subscriptions of a product, whose ID goes into the line item', async () => {
  const product = await platform.product('espresso-pair');
  const merchant = merchantOf(platform);
  const option = await merchant.use(createSubscriptionOption)({
    ...{ title: 'Monthly', subscriptionSettings: { frequency: 'MONTH', autoRenewal: true } },
  });
  const assignedSubscriptionOptions = [{ _id: option._id ?? '' }];
  await merchant.use(assignSubscriptionOptionsToProduct)(product._id!, { assignedSubscriptionOptions });
  const { result } = renderWith(platform.client, () => {
    const { data } = useSubscriptionOptions(product._id);
    const [offered] = data?.subscriptionOptions ?? [];
    return { offered, selection: useProductSelection(product, { subscriptionOptionId: offered?._id }) };
  });
  await waitFor(() => expect(result.current.offered).toMatchObject({ title: 'Monthly' }));
  expect(result.current.selection.lineItem?.catalogReference.options).toMatchObject({
    subscriptionOptionId: option._id,
  });
});

it('is empty for a product without subscriptions, and sends no request without an ID', async () => {
  const { _id } = await platform.product('quiet-teapot');
  const before = platform.sent().length;
  const { result, rerender } = renderWith(
    platform.client,
    (id: string | undefined) => useSubscriptionOptions(id).data,
    undefined,
  );
  expect(platform.sent()).toHaveLength(before);
  rerender(_id);
  await waitFor(() => expect(result.current?.subscriptionOptions ?? []).toEqual([]));
  await waitFor(() => expect(result.current).toBeDefined());
});
