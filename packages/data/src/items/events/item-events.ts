import { event, type CreatedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { valueCodec } from '../codec/codecs.js';
import type { WixDataItem } from '../data-item.js';

/** Item of an event. */
export interface DataItemEntity {
  /** Item ID. */
  _id?: string;
  /** ID of the item's collection. */
  dataCollectionId?: string;
  /** Fields of the item. */
  data?: WixDataItem;
}

/** Payload of {@link onDataItemCreated} and {@link onDataItemDeleted}. */
export type DataItemCreatedEnvelope = CreatedEnvelope<DataItemEntity>;

/** Payload of {@link onDataItemUpdated}. */
export type DataItemUpdatedEnvelope = UpdatedEnvelope<DataItemEntity>;

/** Payload of {@link onDataItemDeleted}. */
export type DataItemDeletedEnvelope = CreatedEnvelope<DataItemEntity>;

const entity = { data: valueCodec };

/**
 * Triggered when an item is added to a data collection. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `SCOPE.DC-DATA.READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { items } from '@cartwright/data';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(items.onDataItemCreated, ({ entity }) => console.log(entity.dataCollectionId, entity._id));
 * ```
 * @see Event type `wix.data.v2.data_item_created`
 */
export const onDataItemCreated = /* @__PURE__ */ event<DataItemCreatedEnvelope>({
  type: 'wix.data.v2.data_item_created',
  kind: 'created',
  entity,
});

/**
 * Triggered when an item of a data collection is updated or patched. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `SCOPE.DC-DATA.READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { items } from '@cartwright/data';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(items.onDataItemUpdated, ({ entity }) => console.log(entity.data?._updatedDate));
 * ```
 * @see Event type `wix.data.v2.data_item_updated`
 */
export const onDataItemUpdated = /* @__PURE__ */ event<DataItemUpdatedEnvelope>({
  type: 'wix.data.v2.data_item_updated',
  kind: 'updated',
  entity,
});

/**
 * Triggered when an item is removed from a data collection. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `SCOPE.DC-DATA.READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { items } from '@cartwright/data';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(items.onDataItemDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.data.v2.data_item_deleted`
 */
export const onDataItemDeleted = /* @__PURE__ */ event<DataItemDeletedEnvelope>({
  type: 'wix.data.v2.data_item_deleted',
  kind: 'deleted',
  entity,
});
