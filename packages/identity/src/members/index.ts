export type {
  AccountInfo,
  BaseEventMetadata,
  EventMetadata,
  IdentificationData,
  PagingMetadata,
} from '@cartwright/core';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './approve-member.js';
export * from './block-member.js';
export * from './bulk-approve-members.js';
export * from './bulk-block-members.js';
export * from './bulk-delete-members.js';
export * from './bulk-delete-members-by-filter.js';
export type * from './contact.js';
export * from './create-member.js';
export * from './delete-member.js';
export * from './delete-member-addresses.js';
export * from './delete-member-emails.js';
export * from './delete-member-phones.js';
export * from './delete-my-member.js';
export * from './disconnect-member.js';
export * from './enumerations.js';
export * from './get-current-member.js';
export * from './get-member.js';
export * from './join-community.js';
export * from './leave-community.js';
export * from './list-members.js';
export type { ExtendedFields, Image, Member, Profile } from './member.js';
export * from './member-events.js';
export * from './mute-member.js';
export * from './query-members.js';
export type * from './search.js';
export * from './unmute-member.js';
export * from './update-current-member-slug.js';
export * from './update-member.js';
export * from './update-member-slug.js';
