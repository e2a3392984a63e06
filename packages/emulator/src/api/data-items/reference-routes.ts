import { bulkItems } from '../../protocol/http/bulk-items.js';
import { type Route, type RouteContext, route } from '../../protocol/routing/route.js';
import { requireItem } from '../../shop/data-items/change-items.js';
import { requireReference } from '../../shop/data-items/data-collection.js';
import { changeReferences, getReferences, resolveReference } from '../../shop/data-items/item-references.js';
import { queryRows } from '../../shop/data-items/query-items.js';
import { formatItem } from './format-item.js';
import { readFields } from './items-routes.js';
import { readChange, readId, readRequest, withQueryErrors } from './read-request.js';

/** Maximum number of references of a bulk request. */
const MAX_REFERENCES = 1000;

/** Adds or removes references. Each succeeds, or fails on its own. */
function handleReferences(context: RouteContext, mode: 'add' | 'remove'): object {
  const request = readRequest(context, context.body);
  const { input, read, tenant, collection } = request;
  const change = readChange(request);
  if (input['dataItemReferences'] === undefined) read.missing('dataItemReferences');
  const given = read.list(input['dataItemReferences'], 'dataItemReferences', { min: 1, max: MAX_REFERENCES }) ?? [];
  const references = given.map((one, index) => {
    const reference = read.object(one, `dataItemReferences[${index}]`) ?? {};
    return {
      key: readId(read, reference, 'referringItemFieldName'),
      itemId: readId(read, reference, 'referringItemId'),
      id: readId(read, reference, 'referencedItemId'),
    };
  });
  read.check();
  const { results, bulkActionMetadata } = bulkItems(tenant, {
    items: references,
    getId: ({ itemId }) => itemId,
    apply: ({ id, itemId, key }) => {
      const item = requireItem(change, 'update', itemId);
      changeReferences(tenant, collection, item, { key, ids: [id], mode });
      return { id: itemId };
    },
  });
  const action = mode === 'add' ? 'INSERT' : 'DELETE';
  return {
    results: results.map(({ itemMetadata }, index) => ({
      action,
      referenceMetadata: itemMetadata,
      dataItemReference: given[index],
    })),
    bulkActionMetadata,
  };
}

const insertReferences = route({
  id: 'data.items.insertReference',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/insert-references', '/data/v2/bulk/items/insert-references'],
  access: 'visitor',
  handle: (context) => handleReferences(context, 'add'),
});

const removeReferences = route({
  id: 'data.items.removeReference',
  method: 'POST',
  paths: ['/wix-data/v2/bulk/items/remove-references', '/data/v2/bulk/items/remove-references'],
  access: 'visitor',
  handle: (context) => handleReferences(context, 'remove'),
});

const replaceReferences = route({
  id: 'data.items.replaceReferences',
  method: 'POST',
  paths: ['/wix-data/v2/items/replace-references', '/data/v2/items/replace-references'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const { input, read, tenant, collection } = request;
    const key = readId(read, input, 'referringItemFieldName');
    const itemId = readId(read, input, 'referringItemId');
    const ids = read.ids(input['newReferencedItemIds'] ?? [], 'newReferencedItemIds', { max: MAX_REFERENCES });
    read.check();
    const item = requireItem(readChange(request), 'update', itemId);
    changeReferences(tenant, collection, item, { key, ids, mode: 'replace' });
    const dataItemReferences = ids.map((referencedItemId) => ({
      referringItemFieldName: key,
      referringItemId: itemId,
      referencedItemId,
    }));
    return { dataItemReferences };
  },
});

const isReferenced = route({
  id: 'data.items.isReferenced',
  method: 'POST',
  paths: ['/wix-data/v2/items/is-referenced', '/data/v2/items/is-referenced'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const key = readId(request.read, request.input, 'referringItemFieldName');
    const itemId = readId(request.read, request.input, 'referringItemId');
    const id = readId(request.read, request.input, 'referencedItemId');
    request.read.check();
    const item = requireItem(request, 'read', itemId);
    return { isReferenced: getReferences(request.collection, item, key).includes(id) };
  },
});

const queryReferenced = route({
  id: 'data.items.queryReferencedItems',
  method: 'POST',
  paths: ['/wix-data/v2/items/query-referenced', '/data/v2/items/query-referenced'],
  access: 'visitor',
  handle: (context) => {
    const request = readRequest(context, context.body);
    const { input, read, tenant, caller, collection } = request;
    const key = readId(read, input, 'referringItemFieldName');
    const { referringItemId, referringItemIds = referringItemId === undefined ? [] : [referringItemId] } = input;
    const itemIds = read.ids(referringItemIds, 'referringItemIds', { min: 1, max: 50 });
    const fields = readFields(read, input['fields'], 'fields');
    read.check();
    const { referencedCollectionId } = requireReference(collection, key);
    const results = itemIds.flatMap((itemId) => {
      const item = requireItem(request, 'read', itemId);
      return getReferences(collection, item, key).map((id) => {
        const found = resolveReference(tenant, caller, referencedCollectionId, id);
        const unresolvedReference = { referringItemId: itemId, referringItemFieldName: key };
        return found ? { referringItemId: itemId, dataItem: pick(formatItem(found), fields) } : { unresolvedReference };
      });
    });
    const { paging } = input;
    const { rows, metadata } = withQueryErrors(() => queryRows(`references ${collection.id}`, results, { paging }));
    const { total, ...rest } = metadata as { total?: number; count: number; offset?: number };
    const { count, offset = 0 } = rest;
    const isCounted = input['returnTotalCount'] === true;
    return {
      results: rows,
      pagingMetadata: { hasNext: offset + count < (total ?? 0), ...rest, ...(isCounted && { total }) },
    };
  },
});

/** Keeps some of the fields of a formatted item. */
function pick(item: object, fields: readonly string[]): object {
  if (fields.length === 0) return item;
  const { data, ...rest } = item as { data: object };
  const kept = Object.entries(data).filter(([name]) => name === '_id' || fields.includes(name));
  return { ...rest, data: Object.fromEntries(kept) };
}

/** The routes of references. */
export const referenceRoutes: readonly Route[] = [
  insertReferences,
  removeReferences,
  replaceReferences,
  isReferenced,
  queryReferenced,
];
