import { expect, test } from 'vitest';
import { type LoggedRequest, RequestLog } from './request-log.js';

const entry = (index: number, more: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id: String(index),
  time: '',
  method: 'GET',
  path: `/carts/${index}`,
  query: {},
  headers: {},
  body: undefined,
  status: 200,
  response: undefined,
  duration: 1,
  ...more,
});

test('the last five hundred requests are kept, oldest first', () => {
  const log = new RequestLog();
  for (let index = 0; index < 1100; index++) log.add(entry(index));
  const ids = log.list().map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: 500 }, (_, index) => 600 + index));
});

test('filters requests by their properties, and clears those of one client', () => {
  const log = new RequestLog();
  log.add(entry(1, { clientId: 'one', route: 'a', status: 404 }));
  log.add(entry(2, { clientId: 'two', method: 'POST' }));
  log.add(entry(12));
  const ids = (filter: object) => log.list(filter).map(({ id }) => id);
  expect(ids({ path: '/1' })).toEqual(['1', '12']);
  expect(ids({ clientId: 'two' })).toEqual(['2']);
  expect(ids({ route: 'a', status: 404 })).toEqual(['1']);
  expect(ids({ method: 'POST', status: 404 })).toEqual([]);
  expect(ids({ after: '1' })).toEqual(['2', '12']);
  expect(ids({ after: '1', method: 'GET' })).toEqual(['12']);
  expect([ids({ after: '12' }), ids({ after: 'unknown' })]).toEqual([[], ['1', '2', '12']]);
  log.clear('one');
  expect(ids({})).toEqual(['2', '12']);
  log.clear();
  expect(ids({})).toEqual([]);
});
