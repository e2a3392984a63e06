import type { Tenant } from '../../kernel/state/tenant.js';
import type { ListedItem } from '../catalogs/catalog.js';
import { isExternal } from '../line-items/catalog-reference.js';
import { orders, type OrderLine } from '../orders/order.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';

/** Maximum number of items that an algorithm recommends. */
const MAX_ITEMS = 16;

/** Algorithm that recommends items of the store. */
export interface Algorithm {
  /** ID of the algorithm on the platform. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Whether it needs items to recommend for. */
  readonly isRelated: boolean;
  /** Recommends visible items, the best ones first. */
  recommend(tenant: Tenant, itemIds: readonly string[]): readonly string[];
}

/** Returns the IDs of the items by their score, the highest first. Items with the same score keep their order. */
const sortByScore = (items: readonly ListedItem[], getScore: (item: ListedItem) => number): readonly string[] =>
  items
    .map((item) => ({ id: item.id, score: getScore(item) }))
    .sort((left, right) => right.score - left.score)
    .map(({ id }) => id);

/** Lists the line items of each order that counts as a sale. */
const soldLines = (tenant: Tenant): readonly (readonly OrderLine[])[] =>
  [...orders(tenant).values()]
    .filter(({ status }) => status !== 'CANCELED' && status !== 'REJECTED')
    .map(({ lines }) => lines.filter(({ reference }) => reference && !isExternal(reference)));

const getItemId = ({ reference }: OrderLine): string => reference?.catalogItemId ?? '';

/** Recommends the items that share the most categories with the given ones. Then come all others. */
function recommendSameCategories(tenant: Tenant, itemIds: readonly string[]): readonly string[] {
  const items = storeCatalog(tenant).listItems();
  const wanted = new Set(items.flatMap(({ categoryIds, id }) => (itemIds.includes(id) ? categoryIds : [])));
  return sortByScore(
    items.filter(({ id }) => !itemIds.includes(id)),
    ({ categoryIds }) => categoryIds.filter((id) => wanted.has(id)).length,
  );
}

/** Recommends the items of the orders with the first of the given ones. Then come those of the same categories. */
function recommendBoughtTogether(tenant: Tenant, itemIds: readonly string[]): readonly string[] {
  const [first = ''] = itemIds;
  const counts = new Map<string, number>();
  for (const lines of soldLines(tenant)) {
    const ids = new Set(lines.map(getItemId));
    if (ids.has(first)) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const related = recommendSameCategories(tenant, itemIds);
  return [...related].sort((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0));
}

/** Recommends the items that were sold most. Then come all others. */
function recommendBestSellers(tenant: Tenant): readonly string[] {
  const quantities = new Map<string, number>();
  for (const line of soldLines(tenant).flat()) {
    quantities.set(getItemId(line), (quantities.get(getItemId(line)) ?? 0) + line.quantity);
  }
  return sortByScore(storeCatalog(tenant).listItems(), ({ id }) => quantities.get(id) ?? 0);
}

const first =
  (recommend: Algorithm['recommend']): Algorithm['recommend'] =>
  (tenant, itemIds) =>
    recommend(tenant, itemIds).slice(0, MAX_ITEMS);

/** The algorithms of the platform's stores app. */
export const algorithms: readonly Algorithm[] = [
  {
    id: '68ebce04-b96a-4c52-9329-08fc9d8c1253',
    name: 'From the same categories',
    description: 'Items that share the most categories with the given items, followed by other items.',
    isRelated: true,
    recommend: first(recommendSameCategories),
  },
  {
    id: 'd5aac1e1-2e53-4d11-85f7-7172710b4783',
    name: 'Frequently bought together',
    description: 'Items that were ordered with the first given item, followed by items of its categories.',
    isRelated: true,
    recommend: first(recommendBoughtTogether),
  },
  {
    id: '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f',
    name: 'Frequently viewed together',
    description: 'Items that were viewed with the first given item, followed by items of its categories.',
    isRelated: true,
    // The emulator does not know what visitors have viewed.
    recommend: first((tenant, itemIds) => recommendSameCategories(tenant, itemIds.slice(0, 1))),
  },
  {
    id: 'ba491fd2-b172-4552-9ea6-7202e01d1d3c',
    name: 'Best sellers',
    description: 'Items that were sold most, followed by other items.',
    isRelated: false,
    recommend: first(recommendBestSellers),
  },
];
