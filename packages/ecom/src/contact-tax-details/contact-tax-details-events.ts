import { event, type EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { contactTaxDetailsShape, type ContactTaxDetails } from './contact-tax-details.js';

/** Payload of the event that is triggered when the tax details of a contact are created. */
export interface ContactTaxDetailsCreatedEnvelope {
  /** Created tax details. */
  entity: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when the tax details of a contact are updated. */
export interface ContactTaxDetailsUpdatedEnvelope {
  /** Updated tax details. */
  entity: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when the tax details of a contact are deleted. */
export interface ContactTaxDetailsDeletedEnvelope {
  /** Deleted tax details. Absent if the platform sends only the contact id, which is `metadata.entityId`. */
  entity?: ContactTaxDetails;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/** Data of the tags modified event. */
export interface TagsModified {
  /** Updated tax details. */
  contactTaxDetails?: ContactTaxDetails;
  /** Assigned tags. */
  assignedTags?: Tags;
  /** Unassigned tags. */
  unassignedTags?: Tags;
}

/** Payload of the event that is triggered when tags of the tax details of a contact are modified. */
export interface ContactTaxDetailsTagsModifiedEnvelope {
  /** Event data. */
  data: TagsModified;
  /** Event metadata: id, time, type and initiator. */
  metadata: EventMetadata;
}

/**
 * Triggered when the tax details of a contact are created. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * handler as part of a client's module. Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * with a handler as part of a client's module. Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
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
