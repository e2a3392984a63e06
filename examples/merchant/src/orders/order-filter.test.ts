import { expect, test } from 'vitest';
import { orderFilter, readOrderSearch } from './order-filter.js';

const createFilter = (query: string) => orderFilter(readOrderSearch(new URLSearchParams(query)));

test.each([
  ['', {}],
  ['view=canceled', { status: 'CANCELED' }],
  ['view=toString', {}],
  ['q=10012', { number: '10012' }],
  ['q=%2310012', { number: '10012' }],
  ['q=+ada@', { 'buyerInfo.email': { $startsWith: 'ada@' } }],
  ['from=2026-02-30x&until=tomorrow', {}],
  [
    'from=2026-02-01&until=2026-02-28',
    { _createdDate: { $gte: new Date('2026-02-01T00:00:00Z'), $lte: new Date('2026-02-28T23:59:59.999Z') } },
  ],
])('converts the URL parameters "%s" to a filter', (query, filter) => {
  expect(createFilter(query)).toEqual(filter);
});
