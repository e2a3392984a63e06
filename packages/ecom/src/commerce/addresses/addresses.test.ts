import { expect, test } from 'vitest';
import { estimateTotals } from '../../testing/estimate-totals.js';

test("sends addresses in the platform's format and keeps the names of contact details in responses", async () => {
  const { sent, returned } = await estimateTotals(
    { shippingAddress: { addressLine1: '1 Main St' }, billingAddress: { addressLine1: '2 Main St' } },
    {
      cart: {
        contactInfo: {
          address: { addressLine: '1 Main St', geocode: { latitude: 'NaN', longitude: 2 } },
          contactDetails: { vatId: { id: '123', type: 'CPF' } },
        },
      },
    },
  );
  expect(sent).toEqual({ shippingAddress: { addressLine: '1 Main St' }, billingAddress: { addressLine: '2 Main St' } });
  expect(returned.cart?.contactInfo).toEqual({
    address: { addressLine1: '1 Main St', location: { latitude: NaN, longitude: 2 } },
    contactDetails: { vatId: { _id: '123', type: 'CPF' } },
  });
});
