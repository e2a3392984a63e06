import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/** Payload of {@link onMemberAboutCreated}. */
export type MemberAboutCreatedEnvelope = CreatedEnvelope<MemberAbout>;

/** Payload of {@link onMemberAboutUpdated}. */
export type MemberAboutUpdatedEnvelope = UpdatedEnvelope<MemberAbout>;

/** Payload of {@link onMemberAboutDeleted}. */
export type MemberAboutDeletedEnvelope = DeletedEnvelope<MemberAbout>;

/**
 * Triggered when a text about a member is created. `entity` is the created text. Pass it to `on` of `createWebhooks`, or
 * call it with a handler as part of a client's module. Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberAboutCreated } from '@cartwright/members/members-about';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberAboutCreated, ({ entity }) => console.log(entity.memberId));
 * ```
 * @see Event type `wix.members.about.v2.member_about_created`
 */
export const onMemberAboutCreated = /* @__PURE__ */ event<MemberAboutCreatedEnvelope>({
  type: 'wix.members.about.v2.member_about_created',
  kind: 'created',
  entity: memberAboutShape,
});

/**
 * Triggered when a text about a member is updated. `entity` is the updated text. `modifiedFields` contains the previous
 * values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberAboutUpdated } from '@cartwright/members/members-about';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberAboutUpdated, ({ entity }) => console.log(entity.revision));
 * ```
 * @see Event type `wix.members.about.v2.member_about_updated`
 */
export const onMemberAboutUpdated = /* @__PURE__ */ event<MemberAboutUpdatedEnvelope>({
  type: 'wix.members.about.v2.member_about_updated',
  kind: 'updated',
  entity: memberAboutShape,
});

/**
 * Triggered when a text about a member is deleted. `metadata.entityId` is the ID of the deleted text; `entity` is absent
 * if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `MEMBERS.MEMBER_ABOUT_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onMemberAboutDeleted } from '@cartwright/members/members-about';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onMemberAboutDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.members.about.v2.member_about_deleted`
 */
export const onMemberAboutDeleted = /* @__PURE__ */ event<MemberAboutDeletedEnvelope>({
  type: 'wix.members.about.v2.member_about_deleted',
  kind: 'deleted',
  entity: memberAboutShape,
});
