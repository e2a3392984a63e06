import { expect, test } from 'vitest';
import { address, createClient, entity, fieldMask, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

interface Note {
  place?: object;
  mask?: string[];
}

const shape = { note: entity<Note>({ place: address, mask: fieldMask }) };
const saveNote = operation<[note: Note], Note>({
  id: 'notes.saveNote',
  method: 'POST',
  path: '/notes',
  args: ['note'],
  request: shape,
  response: shape,
  unwrap: 'note',
});

test.each(['valueOf', 'constructor', 'toString', 'hasOwnProperty'])('accepts a field named %s', async (name) => {
  const wire = { [name]: 1, place: { [name]: 2, city: 'Oslo' }, mask: `${name},inner.${name}` };
  const note = { ...wire, mask: [name, `inner.${name}`] };
  const { fetch, sent } = stubFetch({ note: wire });
  expect(await createClient({ fetch }).use(saveNote)(note)).toEqual(note);
  expect(sent[0]?.body).toEqual({ note: wire });
});
