import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, entity, operation, verbatim } from '../index.js';

interface Note {
  _id?: string;
  content?: unknown;
}

const shape = { note: entity<Note>({ content: verbatim }) };
const saveNote = operation<[note: Note], Note>({
  id: 'notes.saveNote',
  method: 'POST',
  path: '/notes',
  args: ['note'],
  request: shape,
  response: shape,
  unwrap: 'note',
});

test('keeps the field names of a document while renaming those of its entity', async () => {
  const content = fc.object({ key: fc.constantFrom('id', '_id', 'createdDate', 'nodes'), maxDepth: 3 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(content, fc.array(content)), async (document) => {
      const plain: unknown = JSON.parse(JSON.stringify(document));
      let sent: unknown;
      const fetch = async (_url: unknown, init?: RequestInit) => {
        sent = JSON.parse(String(init?.body));
        return new Response(String(init?.body));
      };
      const saved = await createClient({ fetch }).use(saveNote)({ _id: 'n', content: plain });
      expect(sent).toEqual({ note: { id: 'n', content: plain } });
      expect(saved).toEqual({ _id: 'n', content: plain });
    }),
  );
});
