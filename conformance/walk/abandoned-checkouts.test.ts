import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { expect, test } from 'vitest';
import { openMerchant } from '../harness/merchants.js';
import { official, ours } from '../harness/sides.js';
import { emulatorFetch } from './platform.js';

test.each([official, ours])('the $name SDK finds an abandoned checkout, and sees it recovered', async (side) => {
  const emulator = createEmulator({ now: () => new Date('2027-01-15T12:00:00Z'), cartV1: 'available' });
  const { abandonedCheckouts, checkout } = openMerchant(side, {
    fetch: emulatorFetch(emulator),
    apiKey: DEMO_API_KEY,
    siteId: DEMO_SITE_ID,
  });
  const customLineItems = [
    { productName: { original: 'Mug' }, itemType: { preset: 'DIGITAL' as const }, quantity: 1, price: '30.00' },
  ];
  const leave = async (email: string) => {
    const checkoutInfo = { buyerInfo: { email } };
    const { _id } = await checkout.createCheckout({ channelType: 'WEB', customLineItems, checkoutInfo });
    return _id ?? '';
  };
  const checkoutId = await leave('ada@example.com');
  await leave('eva@example.com');
  emulator.clock().advance(3_600_000);
  const { items } = await abandonedCheckouts.queryAbandonedCheckouts().eq('status', 'ABANDONED').find();
  expect(items).toHaveLength(2);
  const found = await abandonedCheckouts.searchAbandonedCheckouts({ search: { expression: 'ada@example.com' } });
  const [left] = found.abandonedCheckouts ?? [];
  expect(left).toMatchObject({ checkoutId, totalPrice: { amount: '30.00' } });
  expect(left?._createdDate).toBeInstanceOf(Date);
  const id = left?._id ?? '';
  const { headers } = await abandonedCheckouts.redirectToCheckout(id, DEMO_SITE_ID);
  expect(headers?.map(({ key, value }) => [key, value?.includes('/hosted/checkout/')])).toEqual([['location', true]]);
  await checkout.createOrder(checkoutId);
  const recovered = await abandonedCheckouts.getAbandonedCheckout(id);
  expect(recovered.status).toBe('RECOVERED');
  expect(recovered.checkoutRecoveredDate).toBeInstanceOf(Date);
  const analytics = await abandonedCheckouts.getAbandonedCheckoutAnalytics('2027-01-15', { endDate: '2027-01-15' });
  expect(analytics).toMatchObject({ recoveredValue: '30.00', recoveryRate: 0.5 });
  const { results } = await abandonedCheckouts.bulkDeleteAbandonedCheckouts([id]);
  expect(results).toMatchObject([{ itemMetadata: { _id: id, success: true } }]);
  await expect(abandonedCheckouts.deleteAbandonedCheckout(id)).rejects.toMatchObject({
    details: { applicationError: { code: 'ABANDONED_CHECKOUT_NOT_FOUND' } },
  });
});
