import { expect, test } from 'vitest';
import { pagesSearch, shownPages } from './shown-pages.js';

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
  expect(pagesSearch(params('sort=name&page=2'), 3)).toBe('?sort=name&page=3');
  expect(pagesSearch(params('sort=name&page=2'), 1)).toBe('?sort=name');
  expect(pagesSearch(params('page=2'), 1)).toBe('');
});
