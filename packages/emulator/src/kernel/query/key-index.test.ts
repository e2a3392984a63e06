import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Collection } from '../state/collection.js';
import { DocumentCollection } from '../state/document-collection.js';
import { getKeyIndex } from './key-index.js';

interface Thing {
  readonly id: string;
  readonly tags: readonly string[];
}

const getTags = ({ tags }: Thing) => tags;
const id = fc.constantFrom('1', '2', '3');
const command = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id, tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')) }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constantFrom('look' as const, 'commit' as const, 'undo' as const) }),
);

test('an index that follows its collection equals a new one', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const collection = new DocumentCollection() as unknown as Collection<Thing> & DocumentCollection;
      for (const command of commands) {
        if (command.do === 'put') collection.put({ id: command.id, tags: command.tags } as Thing);
        else if (command.do === 'delete') collection.delete(command.id);
        else if (command.do === 'look') getKeyIndex(collection, getTags);
        else collection[command.do]();
      }
      const followed = getKeyIndex<Thing>(collection, getTags);
      expect(followed).toEqual(getKeyIndex<Thing>(collection, (thing) => getTags(thing)));
    }),
  );
});

test('the IDs of a key keep their order when a deletion is reverted', () => {
  const collection = new DocumentCollection() as unknown as Collection<Thing> & DocumentCollection;
  for (const id of ['1', '2', '3']) collection.put({ id, tags: ['a'] } as Thing);
  collection.commit();
  const ids = () => [...(getKeyIndex<Thing>(collection, getTags).get('a') ?? [])];
  expect(ids()).toEqual(['1', '2', '3']);
  collection.delete('1');
  expect(ids()).toEqual(['2', '3']);
  collection.undo();
  expect(ids()).toEqual(['1', '2', '3']);
});
