import { expect, test } from 'vitest';
import { addressLines, missingFields, withAddress } from './addresses.js';

const home = {
  _id: 'a',
  country: 'US',
  subdivision: 'US-OR',
  addressLine: '12 Finch Street',
  city: 'Portland',
  postalCode: '97209',
};

test('lines of an address name its region and country', () => {
  expect(addressLines(home)).toEqual(['12 Finch Street', 'Portland, Oregon, 97209', 'United States']);
  expect(addressLines({ streetAddress: { number: '4', name: 'Kastanienallee' }, country: 'DE' })).toEqual([
    '4 Kastanienallee',
    'Germany',
  ]);
});

test('a region is required only where a country has regions', () => {
  expect(missingFields(home)).toEqual({});
  expect(Object.keys(missingFields({ ...home, subdivision: '', city: ' ' }))).toEqual(['subdivision', 'city']);
  expect(Object.keys(missingFields({}))).toEqual(['country', 'addressLine', 'postalCode', 'city']);
});

test('a changed address stays in its place, and a new one is the last', () => {
  const cabin = { _id: 'b', city: 'Bend' };
  expect(withAddress([home, cabin], { ...home, city: 'Salem' })).toEqual([{ ...home, city: 'Salem' }, cabin]);
  expect(withAddress([home], { city: 'Bend' })).toEqual([home, { city: 'Bend' }]);
});
