import { event, type EventMetadata } from '@cartwright/core';
import { memberShape, type Member } from './members/member.js';

/** A member was made. */
export interface MemberCreatedEnvelope {
  /** The member. */
  entity: Member;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A member was made. For `on` of `createWebhooks`. The app needs the permission
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

/** A member was deleted. */
export interface MemberDeletedEnvelope {
  /** The member as it was, where the platform sends it. */
  entity?: Member;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A member was deleted. For `on` of `createWebhooks`. The app needs the permission
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

/** A member was changed. */
export interface MemberUpdatedEnvelope {
  /** The member as it is now. */
  entity: Member;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/**
 * A member was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`. The app needs the permission
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
