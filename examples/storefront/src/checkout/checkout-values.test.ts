import { expect, test } from 'vitest';
import { toCartChanges, toCheckoutValues } from './checkout-values.js';

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
  expect(toCheckoutValues({}, member)).toMatchObject({
    email: 'iris@example.com',
    firstName: 'Iris',
    phone: '555 0100',
    note: '',
    country: 'US',
    region: 'US-WA',
    addressLine1: '12 Pike Street',
    city: '',
  });
  expect(toCheckoutValues(cart, member)).toMatchObject({
    email: 'robin@example.com',
    firstName: 'Iris',
    note: 'Ring twice',
    region: 'US-OR',
    addressLine1: '12 Finch Street',
    postalCode: '',
  });
  expect(Object.values(toCheckoutValues({}, null)).join('')).toBe('');
});

test('an address that is only a place is completed by the member’s address there', () => {
  const at = (subdivision: string) =>
    toCheckoutValues({ deliveryInfo: { address: { country: 'US', subdivision } } }, member);
  expect(at('US-WA')).toMatchObject({ region: 'US-WA', addressLine1: '12 Pike Street' });
  expect(at('US-OR')).toMatchObject({ region: 'US-OR', addressLine1: '' });
});

test('nothing is saved that the cart has', () => {
  expect(toCartChanges(toCheckoutValues(cart, null), cart, true)).toBeUndefined();
  expect(toCartChanges(toCheckoutValues({}, null), {}, true)).toBeUndefined();
  expect(toCartChanges(toCheckoutValues(cart, member), cart, true)?.customerInfo).toEqual({
    email: 'robin@example.com',
    firstName: 'Iris',
    lastName: 'Alder',
    phone: '555 0100',
  });
});

test('a cleared field is saved as null, without spaces around the others', () => {
  const values = { ...toCheckoutValues(cart, null), note: ' ', email: ' iris@example.com ' };
  expect(toCartChanges(values, cart, true)).toMatchObject({ note: null, customerInfo: { email: 'iris@example.com' } });
});

test('an incomplete email address is not saved, and no address without a country', () => {
  const values = { ...toCheckoutValues(cart, null), email: 'iris@', country: '' };
  expect(toCartChanges(values, cart, true)).toBeUndefined();
});

test('a cart without delivery keeps its address', () => {
  const values = { ...toCheckoutValues(cart, null), city: 'Salem' };
  expect(toCartChanges(values, cart, false)).toBeUndefined();
  expect(toCartChanges(values, cart, true)?.deliveryInfo?.address).toEqual({
    ...address,
    city: 'Salem',
    addressLine2: null,
    postalCode: null,
  });
});
