import { expect, test } from 'vitest';
import { estimateTotals } from '../../testing/estimate-totals.js';

test('converts dates and pickup addresses of shipping options', async () => {
  const time = '2026-01-02T03:04:05.678Z';
  const when = new Date(time);
  const wire = { deliveryTimeSlot: { from: time, to: time }, pickupDetails: { address: { addressLine: '1 Main St' } } };
  const logistics = {
    deliveryTimeSlot: { from: when, to: when },
    pickupDetails: { address: { addressLine1: '1 Main St' } },
  };
  const { returned } = await estimateTotals(
    {},
    {
      shippingInfo: {
        selectedCarrierServiceOption: { code: 'post', logistics: wire },
        carrierServiceOptions: [{ carrierId: 'carrier', shippingOptions: [{ code: 'post', logistics: wire }] }],
      },
    },
  );
  expect(returned.shippingInfo).toEqual({
    selectedCarrierServiceOption: { code: 'post', logistics },
    carrierServiceOptions: [{ carrierId: 'carrier', shippingOptions: [{ code: 'post', logistics }] }],
  });
});
