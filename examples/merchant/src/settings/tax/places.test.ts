import { expect, test } from 'vitest';
import { formatPlace, listPlaceOptions, readPlace } from './places.js';

test('countries are chosen by their names, followed by their states', () => {
  const options = listPlaceOptions([]);
  expect(options).toContainEqual({ value: 'DE', label: 'Germany' });
  const labels = options.map(({ label }) => label);
  expect(labels.slice(labels.indexOf('United States')).slice(0, 2)).toEqual([
    'United States',
    'United States, Alabama',
  ]);
});

test('places that have a region are no options', () => {
  const values = listPlaceOptions(['Germany', 'United States, New York']).map(({ value }) => value);
  expect(values).not.toContain('DE');
  expect(values).not.toContain('US-NY');
  expect(values).toEqual(expect.arrayContaining(['US', 'US-CA']));
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
