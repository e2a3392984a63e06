import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';
import type { Collection } from '../state/collection.js';
import { DocumentCollection } from '../state/document-collection.js';
import { DerivedTable } from './derived-table.js';
import type { QueryFields } from './field.js';

interface Owner {
  readonly id: string;
  readonly parts: number;
}

interface Note {
  readonly id: string;
  readonly owner: string;
  readonly text: string;
}

interface Row {
  readonly id: string;
  readonly texts: readonly string[];
}

const id = fc.constantFrom('a', 'b', 'c');
const command = fc.oneof(
  fc.record({ do: fc.constant('own' as const), id, parts: fc.nat(3) }),
  fc.record({ do: fc.constant('note' as const), id, owner: id, text: fc.constantFrom('x', 'y') }),
  fc.record({ do: fc.constantFrom('disown' as const, 'forget' as const), id }),
  fc.record({ do: fc.constantFrom('look' as const, 'commit' as const, 'undo' as const) }),
);

test('a derived table that follows its collections equals a new one', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
      const owners = new DocumentCollection() as unknown as Collection<Owner> & DocumentCollection;
      const notes = new DocumentCollection() as unknown as Collection<Note> & DocumentCollection;
      const getTexts = (owner: string) =>
        [...notes.values()].filter((note) => note.owner === owner).map((note) => note.text);
      const fields: QueryFields<Row> = new Map([
        ['texts', { type: 'list', sortable: false, read: ({ texts }) => texts }],
      ]);
      const newTable = () =>
        new DerivedTable<Owner, Row>({
          sources: owners,
          fields,
          version: () => '',
          getRows: (owner) =>
            Array.from({ length: owner.parts }, (_, part) => ({ id: `${owner.id}${part}`, texts: getTexts(owner.id) })),
          dependencies: [
            { collection: notes, remembers: true, sourcesOf: (_id, note) => (note ? [(note as Note).owner] : []) },
          ],
        });
      const contents = (derived: DerivedTable<Owner, Row>) => {
        const table = derived.current();
        const cells = table.cells('texts');
        return Array.from({ length: table.length }, (_, row) => [table.at(row)?.id, cells[row]])
          .filter(([rowId]) => rowId !== undefined)
          .sort();
      };
      const followed = newTable();
      for (const each of commands) {
        if (each.do === 'own') owners.put({ id: each.id, parts: each.parts } as Owner);
        else if (each.do === 'note') notes.put({ id: each.id, owner: each.owner, text: each.text } as Note);
        else if (each.do === 'disown') owners.delete(each.id);
        else if (each.do === 'forget') notes.delete(each.id);
        else if (each.do === 'look') contents(followed);
        else for (const collection of [owners, notes]) collection[each.do]();
      }
      expect(contents(followed)).toEqual(contents(newTable()));
    }),
    { numRuns: repetitions({ sample: 200, full: 2000 }) },
  );
});
