export type {
  AccountInfo,
  BaseEventMetadata,
  EventMetadata,
  IdentificationData,
  PagingMetadata,
} from '@cartwright/core';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export * from './member-events.js';
export * from './member-status/approve-member.js';
export * from './member-status/block-member.js';
export * from './member-status/bulk-approve-members.js';
export * from './member-status/bulk-block-members.js';
export * from './member-status/disconnect-member.js';
export * from './member-status/join-community.js';
export * from './member-status/leave-community.js';
export * from './member-status/mute-member.js';
export * from './member-status/unmute-member.js';
export * from './members/bulk-delete-members-by-filter.js';
export type {
  ApplicationError,
  BulkActionMetadata,
  BulkItemResult as BulkMemberResult,
  ItemMetadata,
} from '@cartwright/core';
export * from './members/bulk-delete-members.js';
export type * from './members/contact.js';
export * from './members/create-member.js';
export * from './members/delete-member-addresses.js';
export * from './members/delete-member-emails.js';
export * from './members/delete-member-phones.js';
export * from './members/delete-member.js';
export * from './members/delete-my-member.js';
export * from './members/enumerations.js';
export * from './members/get-current-member.js';
export * from './members/get-member.js';
export * from './members/list-members.js';
export type { ExtendedFields, Image, Member, Profile } from './members/member.js';
export * from './members/query-members.js';
export type * from './members/search.js';
export * from './members/update-current-member-slug.js';
export * from './members/update-member-slug.js';
export * from './members/update-member.js';
