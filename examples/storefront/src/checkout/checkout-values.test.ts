import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './checkout-values.js';

const address = { country: 'US', subdivision: 'US-OR', addressLine1: '12 Finch Street', city: 'Portland' };
const cart = { note: 'Ring twice', customerInfo: { email: 'robin@example.com' }, deliveryInfo: { address } };

const member = {
  loginEmail: 'iris@example.com',
  contact: {
    firstName: 'Iris',
    lastName: 'Alder',
    phones: ['555 0100'],
    addresses: [{ country: 'US', subdivision: 'US-WA', streetAddress: { number: '12', name: 'Pike Street' } }],
  },
};

test('the values are those of the cart, and of the member’s profile where the cart has none', () => {
  expect(valuesOf({}, member)).toMatchObject({
    email: 'iris@example.com',
    firstName: 'Iris',
    phone: '555 0100',
    note: '',
    country: 'US',
    region: 'US-WA',
    addressLine1: '12 Pike Street',
    city: '',
  });
  expect(valuesOf(cart, member)).toMatchObject({
    email: 'robin@example.com',
    firstName: 'Iris',
    note: 'Ring twice',
    region: 'US-OR',
    addressLine1: '12 Finch Street',
    postalCode: '',
  });
  expect(Object.values(valuesOf({}, null)).join('')).toBe('');
});

test('an address that is only a place is completed by the member’s address there', () => {
  const at = (subdivision: string) => valuesOf({ deliveryInfo: { address: { country: 'US', subdivision } } }, member);
  expect(at('US-WA')).toMatchObject({ region: 'US-WA', addressLine1: '12 Pike Street' });
  expect(at('US-OR')).toMatchObject({ region: 'US-OR', addressLine1: '' });
});

test('nothing is saved that the cart has', () => {
  expect(changesOf(valuesOf(cart, null), cart, true)).toBeUndefined();
  expect(changesOf(valuesOf({}, null), {}, true)).toBeUndefined();
  expect(changesOf(valuesOf(cart, member), cart, true)?.customerInfo).toEqual({
    email: 'robin@example.com',
    firstName: 'Iris',
    lastName: 'Alder',
    phone: '555 0100',
  });
});

test('a cleared field is saved as null, without spaces around the others', () => {
  const values = { ...valuesOf(cart, null), note: ' ', email: ' iris@example.com ' };
  expect(changesOf(values, cart, true)).toMatchObject({ note: null, customerInfo: { email: 'iris@example.com' } });
});

test('an incomplete email address is not saved, and no address without a country', () => {
  const values = { ...valuesOf(cart, null), email: 'iris@', country: '' };
  expect(changesOf(values, cart, true)).toBeUndefined();
});

test('a cart without delivery keeps its address', () => {
  const values = { ...valuesOf(cart, null), city: 'Salem' };
  expect(changesOf(values, cart, false)).toBeUndefined();
  expect(changesOf(values, cart, true)?.deliveryInfo?.address).toEqual({
    ...address,
    city: 'Salem',
    addressLine2: null,
    postalCode: null,
  });
});
