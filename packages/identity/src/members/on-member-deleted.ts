import { event, type EventMetadata } from '@cartwright/core';
import { memberShape, type Member } from './member.js';

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
 * @see Specification, section 4: events emitted
 */
export const onMemberDeleted = /* @__PURE__ */ event<MemberDeletedEnvelope>({
  type: 'wix.members.v1.member_deleted',
  kind: 'deleted',
  entity: memberShape,
});
