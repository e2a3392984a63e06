import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { contactTaxDetailsShape, type ContactTaxDetails } from './contact-tax-details.js';

/** Payload of {@link onContactTaxDetailsCreated}. */
export type ContactTaxDetailsCreatedEnvelope = CreatedEnvelope<ContactTaxDetails>;

/** Payload of {@link onContactTaxDetailsUpdated}. */
export type ContactTaxDetailsUpdatedEnvelope = UpdatedEnvelope<ContactTaxDetails>;

/** Payload of {@link onContactTaxDetailsDeleted}. */
export type ContactTaxDetailsDeletedEnvelope = DeletedEnvelope<ContactTaxDetails>;

/** `data` of `onContactTaxDetailsTagsModified`. */
export interface TagsModified {
  /** Updated tax details. */
  contactTaxDetails?: ContactTaxDetails;
  /** Assigned tags. */
  assignedTags?: Tags;
  /** Unassigned tags. */
  unassignedTags?: Tags;
}

/** Payload of {@link onContactTaxDetailsTagsModified}. */
export type ContactTaxDetailsTagsModifiedEnvelope = ActionEnvelope<TagsModified>;

/**
 * Triggered when the tax details of a contact are created. `entity` contains the created tax details. Pass it to `on`
 * of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * Triggered when the tax details of a contact are deleted. `metadata.entityId` is the ID of the deleted tax details;
 * `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * Triggered when tags of the tax details of a contact are modified. `data` contains `contactTaxDetails`, `assignedTags`
 * and `unassignedTags`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
 * Triggered when the tax details of a contact are updated. `entity` contains the updated tax details. `modifiedFields`
 * contains the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
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
