import { event, type ActionEnvelope } from '@cartwright/core';
import type { TreeReference } from '../../catalog-v3/tree-reference.js';
import type { ParentCategory } from '../entity/category.js';
import type { ItemReference } from '../entity/item-reference.js';

/** `data` of `onCategoryItemAddedToCategory`. */
export interface ItemAddedToCategory {
  /** Category ID. */
  categoryId?: string;
  /** The added item. */
  addedItem?: ItemReference;
  /** Tree of the category. */
  treeReference?: TreeReference;
}

/** `data` of `onCategoryItemRemovedFromCategory`. */
export interface ItemRemovedFromCategory {
  /** Category ID. */
  categoryId?: string;
  /** The removed item. */
  removedItem?: ItemReference;
  /** Tree of the category. */
  treeReference?: TreeReference;
}

/** `data` of `onCategoryItemsArrangedInCategory`. */
export interface ItemsArrangedInCategory {
  /** Category ID. */
  categoryId?: string;
  /** Tree of the category. */
  treeReference?: TreeReference;
  /** Arranged items after the change. */
  arrangedItems?: ItemReference[];
  /** Items that were arranged before and are not now. */
  removedItems?: ItemReference[];
  /** Revision of the arrangement after the change. */
  arrangementRevision?: string;
}

/** `data` of `onCategoryMoved`. */
export interface CategoryMoved {
  /** Category ID. */
  categoryId?: string;
  /** New parent and position. */
  parentCategory?: ParentCategory;
  /** Tree of the category. */
  treeReference?: TreeReference;
}

/** Payload of {@link onCategoryItemAddedToCategory}. */
export type CategoryItemAddedToCategoryEnvelope = ActionEnvelope<ItemAddedToCategory>;

/**
 * Triggered when an item is added to a category. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryItemAddedToCategory } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryItemAddedToCategory, ({ data }) => console.log(data.categoryId, data.addedItem?.catalogItemId));
 * ```
 * @see Event type `wix.categories.v1.category_item_added_to_category`
 */
export const onCategoryItemAddedToCategory = /* @__PURE__ */ event<CategoryItemAddedToCategoryEnvelope>({
  type: 'wix.categories.v1.category_item_added_to_category',
  kind: 'action',
});

/** Payload of {@link onCategoryItemRemovedFromCategory}. */
export type CategoryItemRemovedFromCategoryEnvelope = ActionEnvelope<ItemRemovedFromCategory>;

/**
 * Triggered when an item is removed from a category. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryItemRemovedFromCategory } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryItemRemovedFromCategory, ({ data }) => console.log(data.categoryId, data.removedItem?.catalogItemId));
 * ```
 * @see Event type `wix.categories.v1.category_item_removed_from_category`
 */
export const onCategoryItemRemovedFromCategory = /* @__PURE__ */ event<CategoryItemRemovedFromCategoryEnvelope>({
  type: 'wix.categories.v1.category_item_removed_from_category',
  kind: 'action',
});

/** Payload of {@link onCategoryItemsArrangedInCategory}. */
export type CategoryItemsArrangedInCategoryEnvelope = ActionEnvelope<ItemsArrangedInCategory>;

/**
 * Triggered when the items of a category are arranged. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryItemsArrangedInCategory } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryItemsArrangedInCategory, ({ data }) => console.log(data.categoryId, data.arrangedItems?.length));
 * ```
 * @see Event type `wix.categories.v1.category_items_arranged_in_category`
 */
export const onCategoryItemsArrangedInCategory = /* @__PURE__ */ event<CategoryItemsArrangedInCategoryEnvelope>({
  type: 'wix.categories.v1.category_items_arranged_in_category',
  kind: 'action',
});

/** Payload of {@link onCategoryMoved}. */
export type CategoryMovedEnvelope = ActionEnvelope<CategoryMoved>;

/**
 * Triggered when a category is moved to another parent or position. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the permission `CATEGORIES.CATEGORY_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCategoryMoved } from '@cartwright/stores/categories';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCategoryMoved, ({ data }) => console.log(data.categoryId, data.parentCategory?._id));
 * ```
 * @see Event type `wix.categories.v1.category_category_moved`
 */
export const onCategoryMoved = /* @__PURE__ */ event<CategoryMovedEnvelope>({
  type: 'wix.categories.v1.category_category_moved',
  kind: 'action',
});
