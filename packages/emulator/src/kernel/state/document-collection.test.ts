import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocumentCollection, type Documents } from './document-collection.js';
import { readEntry, UnreadDocument } from './unread-document.js';

const id = fc.constantFrom('a', 'b', 'c', 'd', '__proto__');
const command = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id, value: fc.nat(9) }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constantFrom('clear' as const, 'commit' as const, 'undo' as const, 'share' as const) }),
);

test('a collection behaves as a map that can be committed, undone and shared', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const json = JSON.stringify({ id: 'a', value: 10 });
      const unread = new UnreadDocument({ tenant: '', collection: 'notes', id: 'a', json });
      const collection = new DocumentCollection(new Map([['a', unread]]));
      let committed = new Map<string, { id: string }>([['a', unread.read()]]);
      let current = new Map(committed);
      const shared: [Documents, Map<string, unknown>][] = [];
      for (const command of commands) {
        if (command.do === 'put') {
          const document = { id: command.id, value: command.value };
          collection.put(document);
          current.set(command.id, document);
        } else if (command.do === 'delete') {
          expect(collection.delete(command.id)).toBe(current.delete(command.id));
        } else if (command.do === 'clear') {
          collection.clear();
          current.clear();
        } else if (command.do === 'undo') {
          collection.undo();
          current = new Map(committed);
          expect([...collection.values()]).toEqual([...current.values()]);
        } else {
          collection.commit();
          committed = new Map(current);
          if (command.do === 'share') shared.push([collection.share(), new Map(committed)]);
        }
        expect(collection.size).toBe(current.size);
        expect(new Set(collection.values())).toEqual(new Set(current.values()));
        for (const key of ['a', 'b', 'c', 'd', '__proto__']) expect(collection.get(key)).toBe(current.get(key));
      }
      for (const [documents, then] of shared) {
        expect(new Map(Array.from(documents, ([key, entry]) => [key, readEntry(entry)]))).toEqual(then);
      }
    }),
  );
});

test('reports net changes once', () => {
  const collection = new DocumentCollection(new Map([['a', { id: 'a' }]]));
  const b = collection.put({ id: 'b' });
  collection.delete('a');
  collection.put({ id: 'c' });
  collection.delete('c');
  expect([...collection.changes()]).toEqual([
    ['b', b, undefined],
    ['a', undefined, { id: 'a' }],
  ]);
  collection.commit();
  expect([...collection.changes()]).toEqual([]);
});
