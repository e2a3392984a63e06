import { expectTypeOf, test } from 'vitest';
import { queryOperation, type QuerySignatures } from '../query/query-operation.js';
import type { QueryBuilder } from '../query/query-builder.js';
import type { EntityQuery } from '../query/query.js';
import type { QueryField } from '../query/query-field.js';
import type { RequestOptions } from '../transport/request-options.js';
import { operation } from './operation.js';
import type { OperationSpec } from './operation-spec.js';

interface Note {
  text?: string;
}
interface GetNote {
  <Field extends string = never>(
    id: string,
    options?: { fields?: Field[] },
    request?: RequestOptions,
  ): Promise<Field[]>;
  readonly spec: OperationSpec;
}

const spec = { id: 'notes.getNote', method: 'GET', path: '/notes/{id}' } as const;

test('an operation declared by its call signature has that signature', () => {
  expectTypeOf(operation<GetNote>({ ...spec, args: ['id', '...options'] })).toEqualTypeOf<GetNote>();
});

test('each argument of a call signature but the request options has a place', () => {
  // @ts-expect-error the options have no place
  operation<GetNote>({ ...spec, args: ['id'] });
  // @ts-expect-error the request options are no argument
  operation<GetNote>({ ...spec, args: ['id', '...options', 'request'] });
});

test('prepare receives the arguments of a call signature', () => {
  operation<GetNote>({
    ...spec,
    args: ['id', '...options'],
    prepare: (id, options) => {
      expectTypeOf(id).toEqualTypeOf<string>();
      expectTypeOf(options).toEqualTypeOf<{ fields?: string[] } | undefined>();
    },
  });
});

type NoteFields = { text: QueryField<string> };
interface QueryNotes extends QuerySignatures {
  (): QueryBuilder<Note, NoteFields>;
  (query: EntityQuery<NoteFields>, request?: RequestOptions): Promise<{ notes?: Note[] }>;
}

test('a query operation declared by its call signatures has the paging of its builder', () => {
  const query = { ...spec, args: ['query'], items: 'notes' } as const;
  queryOperation<QueryNotes>({ ...query, paging: 'cursor' });
  // @ts-expect-error the builder has no `skip`
  queryOperation<QueryNotes>({ ...query, paging: 'offset' });
});
