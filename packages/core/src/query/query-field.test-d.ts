import { expectTypeOf, test } from 'vitest';
import {
  queryShape,
  queryOperation,
  type EntityQuery,
  type Equality,
  type Page,
  type QueryBuilder,
  type QueryField,
} from '../index.js';

interface Note {
  _id?: string;
}
interface NoteFields {
  _id: QueryField<string>;
  pinned: QueryField<boolean>;
  color: QueryField<'red' | 'blue', 'BOTH', Equality>;
  order: QueryField<number, 'ASC'>;
  tags: QueryField<string[], 'NONE', '$hasAll'>;
  amount: QueryField<number | string>;
  readers: QueryField<string[]>;
}
type NotesBuilder = QueryBuilder<Note, NoteFields>;
interface Options {
  fields?: string[];
}

const spec = {
  id: 'notes.query',
  method: 'POST',
  path: '/v1/notes/query',
  request: { query: queryShape },
  items: 'notes',
} as const;
const queryNotes = queryOperation<NotesBuilder, EntityQuery<NoteFields>, Note[], [options?: Options]>({
  ...spec,
  args: ['query', '...options'],
  paging: 'cursor',
});

test('a field accepts only its declared operators', () => {
  queryNotes().eq('pinned', true).exists('pinned').in('color', 'red', ['blue']).hasAll('tags', 'a');
  // @ts-expect-error there is no green
  queryNotes().eq('color', 'green');
  // @ts-expect-error true and false have no order
  queryNotes().gt('pinned', true);
  // @ts-expect-error tags only have hasAll
  queryNotes().hasSome('tags', 'a');
  // @ts-expect-error tags only have hasAll
  queryNotes().exists('tags');
});

test('the operators of a field follow from its type', () => {
  queryNotes().startsWith('_id', 'a').lt('_id', 'b').gt('order', 1).gt('amount', '1.50').hasSome('readers', 'a');
  // @ts-expect-error numbers have no start
  queryNotes().startsWith('order', '1');
  // @ts-expect-error amounts are compared as numbers, also those that are strings
  queryNotes().startsWith('amount', '1');
  // @ts-expect-error lists have no order
  queryNotes().lt('readers', ['a']);
});

test('lists of values accept optional ones, such as IDs of entities', () => {
  const notes: readonly { _id?: string | null }[] = [];
  queryNotes()
    .in(
      '_id',
      notes.map(({ _id }) => _id),
      notes[0]?._id,
    )
    .hasAll('tags', [notes[0]?._id]);
  // @ts-expect-error an ID is a string
  queryNotes().in('_id', [1, undefined]);
});

test('a field sorts only in its declared directions', () => {
  queryNotes().ascending('order', '_id').descending('_id');
  void queryNotes({ sort: [{ fieldName: 'order', order: 'ASC' }, { fieldName: 'order' }, { fieldName: '_id' }] });
  // @ts-expect-error largest first is not possible
  queryNotes().descending('order');
  // @ts-expect-error largest first is not possible
  void queryNotes({ sort: [{ fieldName: 'order', order: 'DESC' }] });
  // @ts-expect-error tags can not be sorted by
  queryNotes().ascending('tags');
});

test('cursor paging has no skip, and the declaration must match the builder', () => {
  queryNotes().skipTo('cursor');
  expectTypeOf(queryNotes()).not.toHaveProperty('skip');
  // @ts-expect-error the builder is for pages by cursor
  queryOperation<NotesBuilder, EntityQuery<NoteFields>, Note[]>({ ...spec, args: ['q'], paging: 'offset' });
});

test('a plain query uses offset or cursor paging, not both', () => {
  void queryNotes({ paging: { limit: 1, offset: 1 } });
  void queryNotes({ cursorPaging: { cursor: 'cursor' } });
  // @ts-expect-error a cursor knows its position
  void queryNotes({ paging: { offset: 1 }, cursorPaging: { cursor: 'cursor' } });
});

test('options come before a builder and after a query', () => {
  expectTypeOf(queryNotes({ fields: ['A'] })).toEqualTypeOf<NotesBuilder>();
  expectTypeOf(queryNotes({ filter: { pinned: true } }, { fields: ['A'] })).resolves.toEqualTypeOf<Note[]>();
  expectTypeOf(queryNotes({ filter: {} }, undefined, { timeout: 1 })).resolves.toEqualTypeOf<Note[]>();
  // @ts-expect-error a timeout is an option of the call
  void queryNotes({ filter: {} }, { timeout: 1 });
});

test('a page iterates pages, items() iterates items', async () => {
  for await (const page of await queryNotes().find({ timeout: 1 })) expectTypeOf(page).toEqualTypeOf<Page<Note>>();
  for await (const note of queryNotes().items({ timeout: 1 })) expectTypeOf(note).toEqualTypeOf<Note>();
});
