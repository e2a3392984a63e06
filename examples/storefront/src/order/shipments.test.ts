import { expect, test } from 'vitest';
import { shipmentsOf } from './shipments.js';

const tracked = (trackingInfo: object) => shipmentsOf([{ trackingInfo }]);

test('a shipment has its tracking number, the carrier’s name and the tracking page', () => {
  const trackingInfo = { trackingNumber: 'T1', shippingProvider: 'ups', trackingLink: 'https://www.ups.com/track?T1' };
  expect(tracked(trackingInfo)).toEqual([{ number: 'T1', carrier: 'UPS', link: 'https://www.ups.com/track?T1' }]);
});

test('an unknown carrier keeps the name that the merchant entered, without a link', () => {
  expect(tracked({ trackingNumber: 'T1', shippingProvider: 'Bike Couriers' })).toEqual([
    { number: 'T1', carrier: 'Bike Couriers', link: undefined },
  ]);
  expect(tracked({ trackingNumber: 'T1', trackingLink: 'javascript:alert(1)' })).toEqual([
    { number: 'T1', carrier: undefined, link: undefined },
  ]);
});

test('lists shipments that have a tracking number', () => {
  const shipments = shipmentsOf([
    { trackingInfo: { trackingNumber: 'T1' } },
    {},
    { trackingInfo: { trackingNumber: 'T2' } },
  ]);
  expect(shipments.map(({ number }) => number)).toEqual(['T1', 'T2']);
});
