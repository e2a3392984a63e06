import { expect, test } from 'vitest';
import { createClient, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

const saveNote = operation<[note: object], object>({
  id: 'notes.saveNote',
  method: 'POST',
  path: '/notes',
  args: ['note'],
});

const nested = (depth: number): object => (depth === 0 ? {} : { inner: nested(depth - 1) });

test('rejects a circular argument before sending, naming the field', async () => {
  const { fetch, sent } = stubFetch({});
  const save = createClient({ fetch }).use(saveNote);
  const note: Record<string, unknown> = {};
  note['inner'] = note;
  await expect(save(note)).rejects.toMatchObject({
    kind: 'validation',
    message: '"inner" must be nested at most 400 levels',
  });
  await expect(save({ list: [note] })).rejects.toMatchObject({ kind: 'validation' });
  expect(sent).toEqual([]);
});

test('sends and decodes data with 300 levels of nesting', async () => {
  const { fetch, sent } = stubFetch(nested(300));
  expect(await createClient({ fetch }).use(saveNote)(nested(300))).toEqual(nested(300));
  expect(sent[0]?.body).toEqual({ note: nested(300) });
});
