import { queryShape } from '@cartwright/core';
import {
  renameKeysFromRESTResponseToSDKResponse,
  renameKeysFromSDKRequestToRESTRequest,
} from '@wix/sdk-runtime/rename-all-nested-keys';
import { differs } from './behavior.js';
import { rows } from './rows.js';
import { readFrom, sentFor } from './small-call.js';

const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const officialSent = (payload: object) => overJson(renameKeysFromSDKRequestToRESTRequest(structuredClone(payload)));
const officialRead = (response: object): unknown => renameKeysFromRESTResponseToSDKResponse(structuredClone(response));
const ownSent = async (payload: object) =>
  (await sentFor(payload, 'query' in payload ? { request: { query: queryShape } } : {})).request.body;
const when = new Date('2024-01-02T03:04:05.678Z');

/** `id`, `createdDate` and `updatedDate` with their names in the SDK. */
export const renames = [
  ...rows<object>('rename in requests', officialSent, ownSent, [
    [
      { _id: 1, _createdDate: 2, _updatedDate: 3, nested: [{ _id: 4 }], m: { _id: { _id: 5 } } },
      { id: 1, createdDate: 2, updatedDate: 3, nested: [{ id: 4 }], m: { id: { id: 5 } } },
    ],
    [
      { _id: 1, id: 2 },
      { _id: 1, id: 2 },
    ],
    [
      {
        query: {
          filter: { _id: { $eq: 1 }, 'a._id': 2, $and: [{ _createdDate: 3 }] },
          sort: [{ fieldName: 'a._id' }, { fieldName: '_createdDate' }],
        },
      },
      {
        query: {
          filter: { $and: [{ createdDate: 3 }], id: { $eq: 1 }, 'a.id': 2 },
          sort: [{ fieldName: 'a.id' }, { fieldName: 'createdDate' }],
        },
      },
    ],
    [
      { sort: { fieldName: '_id' }, fields: ['_id'], x: { fieldName: '_id' } },
      { sort: { fieldName: 'id' }, fields: ['_id'], x: { fieldName: '_id' } },
      differs('sort-fields-declared', { sort: { fieldName: '_id' }, fields: ['_id'], x: { fieldName: '_id' } }),
    ],
    [
      { _owner: 1, _ID: 2 },
      { _owner: 1, _ID: 2 },
    ],
    [
      { d: when, u: undefined, n: null },
      { d: when.toISOString(), n: null },
    ],
  ]),
  ...rows<object>('rename in answers', officialRead, readFrom, [
    [
      { id: 1, createdDate: 2, updatedDate: 3, extendedFields: { namespaces: { ns: { id: 'user data' } } } },
      { _id: 1, _createdDate: 2, _updatedDate: 3, extendedFields: { namespaces: { ns: { _id: 'user data' } } } },
    ],
    [
      { id: 1, _id: 2 },
      { id: 1, _id: 2 },
    ],
    [
      { metadata: { sort: [{ fieldName: 'id' }] } },
      { metadata: { sort: [{ fieldName: '_id' }] } },
      differs('sort-fields-declared', { metadata: { sort: [{ fieldName: 'id' }] } }),
    ],
  ]),
];
