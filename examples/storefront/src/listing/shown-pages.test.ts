import { expect, test } from 'vitest';
import { shownPages, withPages } from './shown-pages.js';

const params = (search: string) => new URLSearchParams(search);

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=1000000', 40],
])('%j shows %i pages', (search, pages) => {
  expect(shownPages(params(search))).toBe(pages);
});

test('links to other pages keep the filters', () => {
  expect(withPages(params('sort=name&page=2'), 3).toString()).toBe('sort=name&page=3');
  expect(withPages(params('sort=name&page=2'), 1).toString()).toBe('sort=name');
  expect(withPages(params('page=2'), 1).toString()).toBe('');
});
