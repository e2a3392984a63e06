import { expect, test } from 'vitest';
import { readFilters } from './read-filters.js';

test.each([
  ['min=12,50&max=1.250', { minPrice: 12.5, maxPrice: 1250 }],
  ['min=12.50+$&max=1,250.99', { minPrice: 12.5, maxPrice: 1250.99 }],
  ['min=86.9565&max=100', { minPrice: 86.9565, maxPrice: 100 }],
  ['min=&max=cheap&sort=name', { sort: 'name' }],
  ['min=-5', {}],
])('reads %s', (query, filters) => {
  expect(readFilters(query)).toEqual(filters);
});
