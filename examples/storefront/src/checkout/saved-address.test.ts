import { expect, test } from 'vitest';
import { addressValues, findAddress, toAddress } from './saved-address.js';

const home = {
  _id: 'a',
  country: 'US',
  subdivision: 'US-OR',
  addressLine: '12 Finch Street',
  city: 'Portland',
  postalCode: '97209',
};
const office = { _id: 'b', country: 'DE', streetAddress: { number: '4', name: 'Kastanienallee' }, city: 'Berlin' };

test('values of an address are found again, and become the same address', () => {
  const { _id, ...fields } = home;
  expect(toAddress(addressValues(home))).toEqual(fields);
  expect(findAddress([office, home], addressValues(home))).toBe(home);
  expect(findAddress([office, home], { ...addressValues(office), city: ' Berlin ' })).toBe(office);
});

test('other and empty values belong to no address', () => {
  expect(findAddress([home, office], { ...addressValues(home), postalCode: '97210' })).toBeUndefined();
  expect(findAddress([home, office], addressValues())).toBeUndefined();
  expect(findAddress([], addressValues(home))).toBeUndefined();
});
