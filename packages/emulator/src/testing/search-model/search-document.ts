import type { SearchField, SearchFields } from '../../kernel/query/search/search-field.js';

/** Document of the tests of searches. */
export interface SearchDocument {
  readonly id: string;
  readonly name?: string;
  readonly text: string;
  readonly price?: string;
  readonly created: string;
  readonly visible: boolean;
  readonly kind?: string;
  readonly tags: readonly string[];
  readonly places: readonly { readonly id: string; readonly index?: number }[];
}

/** Fields of the documents, one of each kind. */
export const documentFields: SearchFields<SearchDocument> = new Map<string, SearchField<SearchDocument>>([
  ['id', { type: 'string', sortable: false, read: ({ id }) => id }],
  ['name', { type: 'string', sortable: true, searchable: true, aggregatable: true, read: ({ name }) => name }],
  ['text', { type: 'string', sortable: false, operators: [], searchable: true, read: ({ text }) => text }],
  ['price.amount', { type: 'decimal', sortable: true, aggregatable: true, read: ({ price }) => price }],
  ['createdDate', { type: 'date', sortable: true, aggregatable: true, read: ({ created }) => created }],
  ['visible', { type: 'boolean', sortable: false, aggregatable: true, read: ({ visible }) => visible }],
  ['kind', { type: 'enum', sortable: false, aggregatable: true, read: ({ kind }) => kind }],
  ['tags', { type: 'list', sortable: false, aggregatable: true, read: ({ tags }) => tags }],
  [
    'places',
    {
      type: 'items',
      sortable: false,
      read: ({ places }) => places.map(({ id }) => id),
      items: new Map([
        ['id', { type: 'string', sortable: false, read: ({ places }) => places.map(({ id }) => id) }],
        ['index', { type: 'number', sortable: false, read: ({ places }) => places.map(({ index }) => index) }],
      ]),
    },
  ],
  [
    'places.index',
    { type: 'number', sortable: true, operators: [], read: ({ places }) => places.map((one) => one.index) },
  ],
]);
