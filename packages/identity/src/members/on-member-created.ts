import { event, type EventMetadata } from '@cartwright/core';
import { memberShape, type Member } from './member.js';

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
 * @see Specification, section 4: events emitted
 */
export const onMemberCreated = /* @__PURE__ */ event<MemberCreatedEnvelope>({
  type: 'wix.members.v1.member_created',
  kind: 'created',
  entity: memberShape,
});
