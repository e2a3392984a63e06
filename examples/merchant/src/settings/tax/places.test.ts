import { expect, test } from 'vitest';
import { formatPlace, placeOptions, readPlace } from './places.js';

test('countries are chosen by their names, followed by their states', () => {
  expect(placeOptions).toContainEqual({ value: 'DE', label: 'Germany' });
  const labels = placeOptions.map(({ label }) => label);
  expect(labels.slice(labels.indexOf('United States')).slice(0, 2)).toEqual([
    'United States',
    'United States, Alabama',
  ]);
});

test('the value of an option is read as its place, and nothing else is', () => {
  expect(readPlace('DE')).toEqual({ country: 'DE', subdivision: '' });
  expect(readPlace('AU-NSW')).toEqual({ country: 'AU', subdivision: 'NSW' });
  for (const text of ['', 'Germany', 'GE', 'US-ZZ', 'DE-CA']) expect(readPlace(text), text).toBeUndefined();
});

test('a place without a known name is shown by its code', () => {
  expect(formatPlace({ country: 'US', subdivision: 'CA' })).toBe('United States, California');
  expect(formatPlace({ country: 'BR', subdivision: 'SP' })).toBe('Brazil, SP');
});
