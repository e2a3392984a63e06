import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { memberShape, type Member } from './members/member.js';

/** Event of a created member. */
export type MemberCreatedEnvelope = CreatedEnvelope<Member>;

/**
 * Triggered when a member is created. For `on` of `createWebhooks`. Requires the permission
 * `MEMBERS.MEMBER_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberCreated } from '@cartwright/identity/members';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberCreated, ({ entity }) => console.log(entity._id));
 * ```
 */
export const onMemberCreated = /* @__PURE__ */ event<MemberCreatedEnvelope>({
  type: 'wix.members.v1.member_created',
  kind: 'created',
  entity: memberShape,
});

/** Event of a deleted member. */
export type MemberDeletedEnvelope = DeletedEnvelope<Member>;

/**
 * Triggered when a member is deleted. For `on` of `createWebhooks`. Requires the permission
 * `MEMBERS.MEMBER_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberDeleted } from '@cartwright/identity/members';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onMemberDeleted = /* @__PURE__ */ event<MemberDeletedEnvelope>({
  type: 'wix.members.v1.member_deleted',
  kind: 'deleted',
  entity: memberShape,
});

/** Event of an updated member. */
export type MemberUpdatedEnvelope = UpdatedEnvelope<Member>;

/**
 * Triggered when a member is updated. For `on` of `createWebhooks`. Requires the permission
 * `MEMBERS.MEMBER_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberUpdated } from '@cartwright/identity/members';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberUpdated, ({ entity, modifiedFields }) => console.log(entity._id, Object.keys(modifiedFields)));
 * ```
 */
export const onMemberUpdated = /* @__PURE__ */ event<MemberUpdatedEnvelope>({
  type: 'wix.members.v1.member_updated',
  kind: 'updated',
  entity: memberShape,
});
