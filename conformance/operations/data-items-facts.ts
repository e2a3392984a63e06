import type { StubResponse } from '../harness/stub-fetch.js';

/**
 * Call of the official data items, recorded from its package: the request that it sends, and what it makes of a response. GET
 * requests have their payload in the query string.
 */
export interface DataItemsFact {
  /** Function and arguments. */
  readonly call: readonly [name: string, ...args: unknown[]];
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload: object;
  readonly response: StubResponse;
  readonly result: unknown;
}

const day = new Date('2024-05-06T07:08:09.010Z');
const wireDay = { $date: '2024-05-06T07:08:09.010Z' };
const condition = { price: { $gt: 1 }, since: { $lt: day } };
const wireCondition = { filter: { price: { $gt: 1 }, since: { $lt: wireDay } } };
const drafts = { includeDraftItems: true };

/** Item in a response, and as both SDKs return it. Only the fields named `$date` are converted. */
const wireItem = {
  id: 'a',
  dataCollectionId: 'C',
  data: {
    _id: 'a',
    id: 'own',
    createdDate: 'own',
    _createdDate: wireDay,
    days: [wireDay, { at: wireDay }],
    text: '2024-05-06T07:08:09.010Z',
    odd: { $date: 'never' },
    none: null,
  },
};
const item = {
  _id: 'a',
  id: 'own',
  createdDate: 'own',
  _createdDate: day,
  days: [day, { at: day }],
  text: '2024-05-06T07:08:09.010Z',
  odd: { $date: 'never' },
  none: null,
};
const oneItem: StubResponse = { json: { dataItem: wireItem } };

const sentItem = { _id: 'a', id: 'own', at: day, list: [day, null], inner: { at: day }, gone: undefined };
const wireSent = { id: 'a', data: { _id: 'a', id: 'own', at: wireDay, list: [wireDay, null], inner: { at: wireDay } } };

const refusal = (status: number, code: string, description = `${code}: refused.`): StubResponse => ({
  status,
  json: { message: description, details: { applicationError: { code, description, data: {} } } },
});

const outcome = (action: string, index: number, code?: string) => ({
  action,
  itemMetadata: {
    id: 'abc'[index],
    originalIndex: index,
    success: code === undefined,
    ...(code && { error: { code, description: `${code}: failed.`, data: {} } }),
  },
});
const bulk = (...results: object[]): StubResponse => ({ json: { results, bulkActionMetadata: {} } });
const sums = (given: object) => ({
  inserted: 0,
  updated: 0,
  removed: 0,
  skipped: 0,
  errors: [],
  insertedItemIds: [],
  updatedItemIds: [],
  removedItemIds: [],
  ...given,
});
const failed = (code: string, failedItem: unknown) => ({
  name: 'BulkError',
  message: `${code}: failed.`,
  code,
  item: failedItem,
  originalIndex: 1,
  violations: undefined,
});
const two = [{ _id: 'a', at: day }, { _id: 'b' }];
const wireTwo = [
  { id: 'a', data: { _id: 'a', at: wireDay } },
  { id: 'b', data: { _id: 'b' } },
];

const modifications = [
  { fieldPath: 'x', action: 'SET_FIELD', value: day },
  { fieldPath: 'n', action: 'INCREMENT_FIELD', value: 2 },
  { fieldPath: 'l', action: 'APPEND_TO_ARRAY', value: 'e' },
  { fieldPath: 'l', action: 'REMOVE_FROM_ARRAY', value: day },
  { fieldPath: 'q', action: 'REMOVE_FIELD' },
];
const wireModifications = [
  { fieldPath: 'x', action: 'SET_FIELD', setFieldOptions: { value: wireDay } },
  { fieldPath: 'n', action: 'INCREMENT_FIELD', incrementFieldOptions: { value: 2 } },
  { fieldPath: 'l', action: 'APPEND_TO_ARRAY', appendToArrayOptions: { value: 'e' } },
  { fieldPath: 'l', action: 'REMOVE_FROM_ARRAY', removeFromArrayOptions: { value: wireDay } },
  { fieldPath: 'q', action: 'REMOVE_FIELD' },
];

const metadata = { count: 1, offset: 2, total: 9, tooManyToCount: false, hasNext: true, cursors: { next: 'n' } };

/** The recorded calls. */
export const dataItemsFacts: readonly DataItemsFact[] = [
  {
    call: ['get', 'C', 'a'],
    method: 'GET',
    path: '/wix-data/v2/items/a',
    payload: { dataCollectionId: 'C', dataItemId: 'a' },
    response: oneItem,
    result: item,
  },
  {
    call: [
      'get',
      'C',
      'a',
      {
        suppressHooks: true,
        showDrafts: true,
        language: 'de',
        consistentRead: true,
        fields: ['x'],
        includeReferences: [{ field: 'r', limit: 3 }],
        includeFieldGroups: ['g'],
        appOptions: { id: 1 },
      },
    ],
    method: 'GET',
    path: '/wix-data/v2/items/a',
    payload: {
      dataCollectionId: 'C',
      dataItemId: 'a',
      suppressHooks: true,
      publishPluginOptions: drafts,
      language: 'de',
      consistentRead: true,
      fields: ['x'],
      includeReferences: [{ field: 'r', limit: 3 }],
      includeFieldGroups: ['g'],
      appOptions: { id: 1 },
    },
    response: oneItem,
    result: item,
  },
  ...[refusal(404, 'WDE0073'), { json: {} }].flatMap((response): DataItemsFact[] => [
    {
      call: ['get', 'C', 'a'],
      method: 'GET',
      path: '/wix-data/v2/items/a',
      payload: { dataCollectionId: 'C', dataItemId: 'a' },
      response,
      result: null,
    },
    {
      call: ['remove', 'C', 'a'],
      method: 'POST',
      path: '/wix-data/v2/items/remove',
      payload: { dataCollectionId: 'C', dataItemId: 'a' },
      response,
      result: null,
    },
  ]),
  {
    call: ['insert', 'C', { text: 'x' }],
    method: 'POST',
    path: '/wix-data/v2/items',
    payload: { dataCollectionId: 'C', dataItem: { data: { text: 'x' } } },
    response: oneItem,
    result: item,
  },
  ...['', '/update', '/save'].map((path): DataItemsFact => {
    const options = { suppressHooks: true, showDrafts: true, includeReferences: true, saveReferences: true };
    const isUpdate = path === '/update';
    return {
      call: [path.slice(1) || 'insert', 'C', sentItem, { ...options, ...(isUpdate && { condition }) }],
      method: 'POST',
      path: `/wix-data/v2/items${path}`,
      payload: {
        dataCollectionId: 'C',
        dataItem: wireSent,
        suppressHooks: true,
        publishPluginOptions: drafts,
        includeReferencedItems: true,
        saveReferences: true,
        ...(isUpdate && { condition: wireCondition }),
      },
      response: oneItem,
      result: item,
    };
  }),
  {
    call: ['remove', 'C', 'a', { suppressHooks: true, showDrafts: false, condition }],
    method: 'POST',
    path: '/wix-data/v2/items/remove',
    payload: {
      dataCollectionId: 'C',
      dataItemId: 'a',
      suppressHooks: true,
      publishPluginOptions: { includeDraftItems: false },
      condition: wireCondition,
    },
    response: oneItem,
    result: item,
  },
  {
    call: ['truncate', 'C'],
    method: 'POST',
    path: '/wix-data/v2/items/truncate',
    payload: { dataCollectionId: 'C' },
    response: { json: {} },
    result: undefined,
  },
  {
    call: ['bulkInsert', 'C', two, { suppressHooks: true, showDrafts: true, saveReferences: true }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/insert',
    payload: {
      dataCollectionId: 'C',
      dataItems: wireTwo,
      suppressHooks: true,
      publishPluginOptions: drafts,
      saveReferences: true,
    },
    response: bulk(outcome('INSERT', 0), outcome('INSERT', 1, 'WDE0074')),
    result: sums({ inserted: 1, insertedItemIds: ['a'], skipped: 1 }),
  },
  {
    call: ['bulkInsert', 'C', two, { overrideExisting: true }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/save',
    payload: { dataCollectionId: 'C', dataItems: wireTwo },
    response: bulk(outcome('UPDATE', 0), outcome('INSERT', 1, 'WDE0074')),
    result: sums({ updated: 1, updatedItemIds: ['a'], errors: [failed('WDE0074', two[1])] }),
  },
  {
    call: ['bulkSave', 'C', two, { saveReferences: false }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/save',
    payload: { dataCollectionId: 'C', dataItems: wireTwo, saveReferences: false },
    response: bulk(outcome('INSERT', 0), outcome('INSERT', 1, 'WDE0027')),
    result: sums({ inserted: 1, insertedItemIds: ['a'], errors: [failed('WDE0027', two[1])] }),
  },
  {
    call: ['bulkUpdate', 'C', two, { condition }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/update',
    payload: { dataCollectionId: 'C', dataItems: wireTwo, condition: wireCondition },
    response: bulk(outcome('UPDATE', 0), outcome('UPDATE', 1, 'WDE0073')),
    result: sums({ updated: 1, updatedItemIds: ['a'], skipped: 1 }),
  },
  {
    call: ['bulkRemove', 'C', ['a', 'b'], { suppressHooks: true, condition }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/remove',
    payload: { dataCollectionId: 'C', dataItemIds: ['a', 'b'], suppressHooks: true, condition: wireCondition },
    response: bulk(outcome('DELETE', 0), outcome('DELETE', 1, 'WDE0027')),
    result: sums({ removed: 1, removedItemIds: ['a'], errors: [failed('WDE0027', 'b')] }),
  },
  {
    call: ['bulkPatch', 'C', ['a', 'b'], modifications, { condition }],
    method: 'POST',
    path: '/wix-data/v2/bulk/items/patch',
    payload: {
      dataCollectionId: 'C',
      patches: ['a', 'b'].map((dataItemId) => ({ dataItemId, fieldModifications: wireModifications })),
      condition: wireCondition,
    },
    response: bulk(outcome('PATCH', 0), outcome('PATCH', 1, 'WDE0073')),
    result: sums({ updated: 1, updatedItemIds: ['a'], skipped: 1 }),
  },
  {
    call: ['patch', 'C', 'a', modifications, { suppressHooks: true, showDrafts: true, condition }],
    method: 'POST',
    path: '/wix-data/v2/items/patch',
    payload: {
      dataCollectionId: 'C',
      patch: { dataItemId: 'a', fieldModifications: wireModifications },
      suppressHooks: true,
      publishPluginOptions: drafts,
      condition: wireCondition,
    },
    response: oneItem,
    result: item,
  },
  {
    call: ['count', 'C', { filter: condition, consistentRead: true, language: 'de' }],
    method: 'POST',
    path: '/wix-data/v2/items/count',
    payload: { dataCollectionId: 'C', filter: wireCondition.filter, consistentRead: true, language: 'de' },
    response: { json: { totalCount: 4 } },
    result: 4,
  },
  {
    call: [
      'distinct',
      'C',
      'f',
      { filter: condition, order: 'DESC', paging: { limit: 3, offset: 2 }, returnTotalCount: true },
    ],
    method: 'POST',
    path: '/wix-data/v2/items/query-distinct-values',
    payload: {
      dataCollectionId: 'C',
      fieldName: 'f',
      filter: wireCondition.filter,
      order: 'DESC',
      paging: { limit: 3, offset: 2 },
      returnTotalCount: true,
    },
    response: { json: { distinctValues: [1, 'x', wireDay, { id: 'own' }], pagingMetadata: metadata } },
    result: { values: [1, 'x', day, { id: 'own' }], pagingMetadata: metadata },
  },
  {
    call: [
      'query',
      'C',
      { filter: condition, fields: ['x'], paging: { limit: 1, offset: 2 } },
      { returnTotalCount: true, includeReferences: [{ field: 'r', limit: 2 }], includeFieldGroups: ['g'] },
    ],
    method: 'GET',
    path: '/wix-data/v2/items/query',
    payload: {
      dataCollectionId: 'C',
      query: { filter: wireCondition.filter, sort: [], fields: ['x'], paging: { limit: 1, offset: 2 } },
      returnTotalCount: true,
      includeReferences: [{ field: 'r', limit: 2 }],
      includeFieldGroups: ['g'],
    },
    response: { json: { dataItems: [wireItem], pagingMetadata: metadata } },
    result: { items: [item], pagingMetadata: metadata },
  },
  {
    call: ['query', 'C', { cursorPaging: { limit: 2, cursor: 'n' } }],
    method: 'GET',
    path: '/wix-data/v2/items/query',
    payload: { dataCollectionId: 'C', query: { cursorPaging: { limit: 2, cursor: 'n' } } },
    response: { json: { dataItems: [], pagingMetadata: metadata } },
    result: { items: [], pagingMetadata: metadata },
  },
  ...[
    ['insertReference', '/wix-data/v2/bulk/items/insert-references'] as const,
    ['removeReference', '/wix-data/v2/bulk/items/remove-references'] as const,
  ].map(([name, path]): DataItemsFact => ({
    call: [name, 'C', 'tags', { _id: 'a' }, ['b', 'c'], { suppressHooks: true, appOptions: { id: 1 } }],
    method: 'POST',
    path,
    payload: {
      dataCollectionId: 'C',
      dataItemReferences: ['b', 'c'].map((referencedItemId) => ({
        referringItemFieldName: 'tags',
        referringItemId: 'a',
        referencedItemId,
      })),
      suppressHooks: true,
      appOptions: { id: 1 },
    },
    response: { json: { results: [], bulkActionMetadata: {} } },
    result: undefined,
  })),
  ...[['b'], []].map((ids): DataItemsFact => ({
    call: ['replaceReferences', 'C', 'tags', 'a', ids],
    method: 'POST',
    path: '/wix-data/v2/items/replace-references',
    payload: {
      dataCollectionId: 'C',
      referringItemFieldName: 'tags',
      referringItemId: 'a',
      newReferencedItemIds: ids,
    },
    response: { json: { dataItemReferences: [] } },
    result: undefined,
  })),
  {
    call: ['isReferenced', 'C', 'tags', 'a', { _id: 'b' }, { consistentRead: true }],
    method: 'POST',
    path: '/wix-data/v2/items/is-referenced',
    payload: {
      dataCollectionId: 'C',
      referringItemFieldName: 'tags',
      referringItemId: 'a',
      referencedItemId: 'b',
      consistentRead: true,
    },
    response: { json: { isReferenced: true } },
    result: true,
  },
  {
    call: [
      'queryReferencedItems',
      'C',
      ['a', { _id: 'b' }],
      'tags',
      { order: 'ASC', paging: { limit: 3, offset: 2 }, fields: ['x'], returnTotalCount: true, showDrafts: true },
    ],
    method: 'POST',
    path: '/wix-data/v2/items/query-referenced',
    payload: {
      dataCollectionId: 'C',
      referringItemIds: ['a', 'b'],
      referringItemFieldName: 'tags',
      order: 'ASC',
      paging: { limit: 3, offset: 2 },
      fields: ['x'],
      returnTotalCount: true,
      publishPluginOptions: drafts,
    },
    response: {
      json: {
        results: [
          { referringItemId: 'a', dataItem: wireItem },
          { unresolvedReference: { referringItemId: 'b', referringItemFieldName: 'tags' } },
        ],
        pagingMetadata: metadata,
      },
    },
    result: {
      results: [
        { referringItemId: 'a', item },
        { referringItemId: 'b', unresolvedReference: { referencedItemId: undefined, unauthorized: false } },
      ],
      pagingMetadata: metadata,
    },
  },
  {
    call: ['query', 'C', { filter: condition, sort: [{ fieldName: 'x' }], cursorPaging: { limit: 2 } }],
    method: 'GET',
    path: '/wix-data/v2/items/query',
    payload: {
      dataCollectionId: 'C',
      query: {
        filter: wireCondition.filter,
        sort: [{ fieldName: 'x', order: 'ASC' }],
        paging: { limit: 2, offset: 0 },
      },
    },
    response: { json: { dataItems: [], pagingMetadata: metadata } },
    result: { items: [], pagingMetadata: metadata },
  },
  {
    call: ['distinct', 'C', 'f', { filter: condition, order: 'ASC', cursorPaging: { limit: 2, cursor: 'n' } }],
    method: 'POST',
    path: '/wix-data/v2/items/query-distinct-values',
    payload: { dataCollectionId: 'C', cursorPaging: { limit: 2, cursor: 'n' } },
    response: { json: { distinctValues: [], pagingMetadata: metadata } },
    result: { values: [], pagingMetadata: metadata },
  },
];
