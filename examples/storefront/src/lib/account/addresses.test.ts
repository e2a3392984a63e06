import { expect, test } from 'vitest';
import { account } from '../language/en/account.js';
import { addressLines, missingFields, readAddress, withAddress } from './addresses.js';

const { missing } = account.addresses;

const home = {
  _id: 'a',
  country: 'US',
  subdivision: 'US-OR',
  addressLine: '12 Finch Street',
  city: 'Portland',
  postalCode: '97209',
};

test('lines of an address name its region and country', () => {
  expect(addressLines(home, 'en-US')).toEqual(['12 Finch Street', 'Portland, Oregon, 97209', 'United States']);
  expect(addressLines({ streetAddress: { number: '4', name: 'Kastanienallee' }, country: 'DE' }, 'en-US')).toEqual([
    '4 Kastanienallee',
    'Germany',
  ]);
});

test('a region is required only where a country has regions', () => {
  expect(missingFields(home, missing)).toEqual({});
  expect(Object.keys(missingFields({ ...home, subdivision: '', city: ' ' }, missing))).toEqual(['subdivision', 'city']);
  expect(Object.keys(missingFields({}, missing))).toEqual(['country', 'addressLine', 'postalCode', 'city']);
});

test('a changed address stays in its place, and a new one is the last', () => {
  const cabin = { _id: 'b', city: 'Bend' };
  expect(withAddress([home, cabin], { ...home, city: 'Salem' })).toEqual([{ ...home, city: 'Salem' }, cabin]);
  expect(withAddress([home], { city: 'Bend' })).toEqual([home, { city: 'Bend' }]);
  expect(withAddress([home], { _id: 'removed', city: 'Bend' })).toHaveLength(2);
});

test('a form is read without spaces, and without places that the store does not have', () => {
  const read = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return readAddress(form);
  };
  const { _id, ...fields } = home;
  expect(read({ ...fields, address: _id, city: ' Portland ' })).toEqual(home);
  expect(read({ ...fields, addressLine2: 'Floor 2' })).toEqual({ ...fields, addressLine2: 'Floor 2' });
  expect(Object.keys(missingFields(read({ ...fields, country: 'XX' }), missing))).toEqual(['country']);
  expect(Object.keys(missingFields(read({ ...fields, subdivision: 'CA-ON' }), missing))).toEqual(['subdivision']);
  expect(read({ ...fields, country: 'DE' })).not.toHaveProperty('subdivision');
  expect(read({ city: 'x'.repeat(60) }).city).toHaveLength(50);
});
