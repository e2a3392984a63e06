import { expect, test } from 'vitest';
import { parcelsOf } from './parcels.js';

const tracked = (trackingInfo: object) => parcelsOf([{ trackingInfo }]);

test('a parcel has its number, the carrier’s name and the carrier’s page', () => {
  const trackingInfo = { trackingNumber: 'T1', shippingProvider: 'ups', trackingLink: 'https://www.ups.com/track?T1' };
  expect(tracked(trackingInfo)).toEqual([{ number: 'T1', carrier: 'UPS', link: 'https://www.ups.com/track?T1' }]);
});

test('a carrier that the platform does not know is named as the shop writes it, without a link', () => {
  expect(tracked({ trackingNumber: 'T1', shippingProvider: 'Bike Couriers' })).toEqual([
    { number: 'T1', carrier: 'Bike Couriers', link: undefined },
  ]);
  expect(tracked({ trackingNumber: 'T1', trackingLink: 'javascript:alert(1)' })).toEqual([
    { number: 'T1', carrier: undefined, link: undefined },
  ]);
});

test('each parcel is listed, except those without a number', () => {
  const parcels = parcelsOf([
    { trackingInfo: { trackingNumber: 'T1' } },
    {},
    { trackingInfo: { trackingNumber: 'T2' } },
  ]);
  expect(parcels.map(({ number }) => number)).toEqual(['T1', 'T2']);
});
