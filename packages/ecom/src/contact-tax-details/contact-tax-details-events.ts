import { event, type EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { contactTaxDetailsShape, type ContactTaxDetails } from './contact-tax-details.js';

/** Payload of the event that is triggered when the tax details of a contact are created. */
export interface ContactTaxDetailsCreatedEnvelope {
  /** The created entity. */
  entity: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when the tax details of a contact are updated. */
export interface ContactTaxDetailsUpdatedEnvelope {
  /** The entity after the update. */
  entity: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
  /** Previous values of the fields that changed, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when the tax details of a contact are deleted. */
export interface ContactTaxDetailsDeletedEnvelope {
  /** The deleted entity. Absent where the platform sends only its id, which is `metadata.entityId`. */
  entity?: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/** Tags that were assigned to the tax details of a contact, and taken from them. */
export interface TagsModified {
  /** The tax details after the change. */
  contactTaxDetails?: ContactTaxDetails;
  /** Tags that were assigned. */
  assignedTags?: Tags;
  /** Tags that were unassigned. */
  unassignedTags?: Tags;
}

/** Payload of the event that is triggered when tags of the tax details of a contact are modified. */
export interface ContactTaxDetailsTagsModifiedEnvelope {
  /** The tax details, and the tags that changed. */
  data: TagsModified;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/**
 * Triggered when the tax details of a contact are created. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the app permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsCreated } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_created`
 */
export const onContactTaxDetailsCreated = /* @__PURE__ */ event<ContactTaxDetailsCreatedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_created',
  kind: 'created',
  entity: contactTaxDetailsShape,
});

/**
 * Triggered when the tax details of a contact are deleted. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the app permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsDeleted } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_deleted`
 */
export const onContactTaxDetailsDeleted = /* @__PURE__ */ event<ContactTaxDetailsDeletedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_deleted',
  kind: 'deleted',
  entity: contactTaxDetailsShape,
});

/**
 * Triggered when tags of the tax details of a contact are modified. Pass it to `on` of `createWebhooks`, or call it
 * with a handler as part of a client's module. Requires the app permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsTagsModified } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsTagsModified, ({ data }) => console.log(data.assignedTags));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_tags_modified`
 */
export const onContactTaxDetailsTagsModified = /* @__PURE__ */ event<ContactTaxDetailsTagsModifiedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_tags_modified',
  kind: 'action',
  entity: { contactTaxDetails: contactTaxDetailsShape },
});

/**
 * Triggered when the tax details of a contact are updated. `modifiedFields` has the previous values by path. Pass it to
 * `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the app permission
 * `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsUpdated } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_updated`
 */
export const onContactTaxDetailsUpdated = /* @__PURE__ */ event<ContactTaxDetailsUpdatedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_updated',
  kind: 'updated',
  entity: contactTaxDetailsShape,
});
