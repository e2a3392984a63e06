import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { truncate } from '../../shop/data-items/change-items.js';
import {
  type DataCollection,
  dataCollections,
  type DataField,
  requireCollection,
} from '../../shop/data-items/data-collection.js';
import { readDataCollection } from './read-collection.js';

/** Formats a field, with the collection that it refers to. */
function formatField({ referencedCollectionId, ...field }: DataField): object {
  if (referencedCollectionId === undefined) return field;
  const kind = field.type === 'REFERENCE' ? 'reference' : 'multiReference';
  return { ...field, typeMetadata: { [kind]: { referencedCollectionId } } };
}

const formatCollection = ({ fields, ...collection }: DataCollection): object => ({
  ...collection,
  collectionType: 'NATIVE',
  fields: fields.map(formatField),
});

const createDataCollection = route({
  id: 'data.collections.createDataCollection',
  method: 'POST',
  paths: ['/wix-data/v2/collections', '/data/v2/collections'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const read = new FieldReader();
    const input = read.required(isObject(body) ? body['collection'] : undefined, 'collection');
    const collection = readDataCollection(read, input, tenant);
    read.check();
    if (dataCollections(tenant).get(collection.id)) {
      const description = `WDE0104: The ${collection.id} collection already exists.`;
      // The code is a guess: the platform does not document it.
      throw new ApplicationError('conflict', 'WDE0104', description, { dataCollectionId: collection.id });
    }
    return { collection: formatCollection(dataCollections(tenant).put(collection)) };
  },
});

const getDataCollection = route({
  id: 'data.collections.getDataCollection',
  method: 'GET',
  paths: ['/wix-data/v2/collections/{dataCollectionId}', '/data/v2/collections/{dataCollectionId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    collection: formatCollection(requireCollection(tenant, params['dataCollectionId'] ?? '')),
  }),
});

const listDataCollections = route({
  id: 'data.collections.listDataCollections',
  method: 'GET',
  paths: ['/wix-data/v2/collections', '/data/v2/collections'],
  access: 'merchant',
  handle: ({ tenant }) => {
    const collections = Array.from(dataCollections(tenant).values(), formatCollection);
    return { collections, pagingMetadata: { count: collections.length, offset: 0, total: collections.length } };
  },
});

const deleteDataCollection = route({
  id: 'data.collections.deleteDataCollection',
  method: 'DELETE',
  paths: ['/wix-data/v2/collections/{dataCollectionId}', '/data/v2/collections/{dataCollectionId}'],
  access: 'merchant',
  handle: ({ caller, params, tenant }) => {
    const collection = requireCollection(tenant, params['dataCollectionId'] ?? '');
    truncate({ tenant, collection, caller });
    dataCollections(tenant).delete(collection.id);
    return {};
  },
});

/** The routes of data collections, for merchants. */
export const dataCollectionRoutes: readonly Route[] = [
  createDataCollection,
  getDataCollection,
  listDataCollections,
  deleteDataCollection,
];
