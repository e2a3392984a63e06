import type { DataItem, ItemData } from '../../shop/data-items/data-item.js';
import { type Inclusion, withReferences } from '../../shop/data-items/item-references.js';
import type { ItemSource } from '../../shop/data-items/query-items.js';

/** Formats an item for responses. */
const formatData = (dataCollectionId: string, data: ItemData): object => ({
  id: data._id,
  dataCollectionId,
  data,
});

/** Formats an item, without its multi-references, for events. */
export const formatItem = ({ collectionId, data }: DataItem): object => formatData(collectionId, data);

/** Returns the function that formats items with the included references, and with some of the fields or all of them. */
export function itemFormat(
  { tenant, collection, caller }: ItemSource,
  inclusions: readonly Inclusion[],
  fields: readonly string[] = [],
): (item: DataItem) => object {
  const pick = (data: ItemData): ItemData => {
    if (fields.length === 0) return data;
    const kept = Object.entries(data).filter(([key]) => fields.some((path) => path.split('.')[0] === key));
    return { ...Object.fromEntries(kept), _id: data._id };
  };
  return (item) => formatData(collection.id, pick(withReferences(tenant, caller, collection, item, inclusions)));
}
