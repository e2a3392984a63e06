import { data, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { createRunOnce } from '../server/run-once.js';
import { actOnce } from './act-once.server.js';

/** Creates a page, whose action counts how often it is carried out. */
function openPage(succeeds: () => boolean = () => true) {
  const runOnce = createRunOnce();
  let count = 0;
  const send = (fields: Record<string, string>, path = '/orders/1') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return actOnce(runOnce, path, form, () => {
      count += 1;
      return Promise.resolve(succeeds() ? redirect(`/done/${String(count)}`) : data('rejected', { status: 400 }));
    });
  };
  const getLocation = async (...given: Parameters<typeof send>) => {
    const result = await send(...given);
    return result instanceof Response ? result.headers.get('location') : result.data;
  };
  return getLocation;
}

const note = { intent: 'comment', message: 'Gift wrap', key: 'a' };

test('a form that is sent twice, also at the same time, has the redirect of the first time', async () => {
  const send = openPage();
  expect(await Promise.all([send(note), send(note)])).toEqual(['/done/1', '/done/1']);
  expect(await send(note)).toBe('/done/1');
});

test('other values, another page, another key, or none, make another form', async () => {
  const send = openPage();
  expect(await send(note)).toBe('/done/1');
  expect(await send({ ...note, message: 'Fragile' })).toBe('/done/2');
  expect(await send(note, '/orders/2')).toBe('/done/3');
  expect(await send({ ...note, key: 'b' })).toBe('/done/4');
  expect(await send({ ...note, key: '' })).toBe('/done/5');
  expect(await send({ ...note, key: '' })).toBe('/done/6');
});

test('a rejected form is carried out again', async () => {
  let succeeds = false;
  const send = openPage(() => succeeds);
  expect(await send(note)).toBe('rejected');
  succeeds = true;
  expect(await send(note)).toBe('/done/2');
  expect(await send(note)).toBe('/done/2');
});
