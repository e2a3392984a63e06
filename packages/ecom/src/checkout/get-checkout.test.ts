import { createClient } from '@cartwright/core';
import { expect, test } from 'vitest';
import { stubFetch } from '../../../core/src/testing/stub-fetch.js';
import { checkout } from '../index.js';

test('getCheckout sends the request and converts the response', async () => {
  const time = '2026-01-02T03:04:05.000Z';
  const { fetch, sent } = stubFetch({
    checkout: {
      id: 'checkout-1',
      createdDate: time,
      updatedDate: time,
      lineItems: [
        {
          id: 'line-1',
          media: { id: 'a.jpg', width: 4, height: 3, filename: 'a.jpg' },
          url: { relativePath: '/mug', url: 'https://shop.example/mug' },
          physicalProperties: { weight: 'NaN' },
        },
      ],
      billingInfo: { address: { addressLine: '1 Main St' } },
      shippingInfo: {
        shippingDestination: { address: { addressLine: '2 Main St', geocode: { latitude: 1, longitude: 'NaN' } } },
        selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: time, to: time } } },
        carrierServiceOptions: [
          { shippingOptions: [{ logistics: { pickupDetails: { address: { formattedAddress: 'Dock' } } } }] },
        ],
      },
      membershipOptions: { eligibleMemberships: [{ expirationDate: time }] },
      subscriptionCharges: [{ charges: [{ cycleBillingDate: time }] }],
      appliedDiscounts: [{ merchantDiscount: { percentage: 'Infinity' } }],
    },
  });
  const date = new Date(time);
  const found = await createClient({ modules: { checkout }, fetch }).checkout.getCheckout('checkout-1');
  expect(sent[0]?.method).toBe('GET');
  expect(sent[0]?.url.pathname).toBe('/ecom/v1/checkouts/checkout-1');
  expect(found).toEqual({
    _id: 'checkout-1',
    _createdDate: date,
    _updatedDate: date,
    lineItems: [
      {
        _id: 'line-1',
        media: 'wix:image://v1/a.jpg/a.jpg#originWidth=4&originHeight=3',
        url: 'https://shop.example/mug',
        physicalProperties: { weight: NaN },
      },
    ],
    billingInfo: { address: { addressLine1: '1 Main St' } },
    shippingInfo: {
      shippingDestination: { address: { addressLine1: '2 Main St', location: { latitude: 1, longitude: NaN } } },
      selectedCarrierServiceOption: { logistics: { deliveryTimeSlot: { from: date, to: date } } },
      carrierServiceOptions: [
        { shippingOptions: [{ logistics: { pickupDetails: { address: { formatted: 'Dock' } } } }] },
      ],
    },
    membershipOptions: { eligibleMemberships: [{ expirationDate: date }] },
    subscriptionCharges: [{ charges: [{ cycleBillingDate: date }] }],
    appliedDiscounts: [{ merchantDiscount: { percentage: Infinity } }],
  });
});
