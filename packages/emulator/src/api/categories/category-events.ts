import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import { type CategoryItem, type StoredCategory, categories } from '../../shop/catalog-v3/categories/category.js';
import { formatCategory } from './format-category.js';
import { formatItem } from './items/item-reference.js';
import { treeReference } from './tree-reference.js';

const fqdn = 'wix.categories.v1.category';

const fields = new Set(['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION'] as const);

const arrangement = ({ arrangedItemIds }: StoredCategory): string => arrangedItemIds.join(' ');

/** Triggered when a category is created, updated, moved or deleted, and when its items are arranged. */
export const categoryEvents = entityEvents<StoredCategory>({
  collection: 'v3-categories',
  fqdn,
  format: (category, { origin, tenant }) => formatCategory(tenant, category, origin, fields),
  ignoredFields: ['parentCategory'],
  actions: [
    {
      slug: 'category_moved',
      data({ id: categoryId, index, parentId, revision }, before) {
        const isUpdated = before && before.revision !== revision;
        if (!isUpdated || (before.parentId === parentId && before.index === index)) return undefined;
        const parentCategory = { ...(parentId !== undefined && { id: parentId }), index };
        return { categoryId, parentCategory, treeReference };
      },
    },
    {
      slug: 'items_arranged_in_category',
      data(after, before) {
        if (!before || arrangement(before) === arrangement(after)) return undefined;
        const removed = before.arrangedItemIds.filter((id) => !after.arrangedItemIds.includes(id));
        return {
          categoryId: after.id,
          treeReference,
          arrangedItems: after.arrangedItemIds.map(formatItem),
          removedItems: removed.map(formatItem),
        };
      },
    },
  ],
});

/** Triggered when an item is added to a category, or removed from one that still exists. */
export const categoryItemEvents: EventDefinition<CategoryItem> = {
  collection: 'v3-category-items',
  getEvents({ after, before }, { tenant }) {
    const { categoryId, itemId } = after ?? before;
    if (!categories(tenant).get(categoryId)) return [];
    const event = (slug: string, data: object) => ({
      type: `${fqdn}_${slug}`,
      entityId: categoryId,
      entity: { fqdn, slug },
      payload: { actionEvent: { body: { categoryId, ...data, treeReference } } },
    });
    if (!before) return [event('item_added_to_category', { addedItem: formatItem(itemId) })];
    return after ? [] : [event('item_removed_from_category', { removedItem: formatItem(itemId) })];
  },
};
