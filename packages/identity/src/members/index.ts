export type {
  AccountInfo,
  BaseEventMetadata,
  EventMetadata,
  IdentificationData,
  PagingMetadata,
} from '@cartwright/core';
export { DeleteStatus, Namespace, SiteCreatedContext, State, WebhookIdentityType } from '@cartwright/core/site';
export { approveMember, type ApproveMemberResponse } from './approve-member.js';
export { blockMember, type BlockMemberResponse } from './block-member.js';
export { bulkApproveMembers, type BulkApproveMembersResponse } from './bulk-approve-members.js';
export { bulkBlockMembers, type BulkBlockMembersResponse } from './bulk-block-members.js';
export {
  bulkDeleteMembers,
  type ApplicationError,
  type BulkActionMetadata,
  type BulkDeleteMembersResponse,
  type BulkMemberResult,
  type ItemMetadata,
} from './bulk-delete-members.js';
export {
  bulkDeleteMembersByFilter,
  type BulkDeleteMembersByFilterOptions,
  type BulkDeleteMembersByFilterResponse,
} from './bulk-delete-members-by-filter.js';
export type { Address, Contact, CustomField, StreetAddress } from './contact.js';
export { createMember, type CreateMemberOptions } from './create-member.js';
export { deleteMember } from './delete-member.js';
export { deleteMemberAddresses, type DeleteMemberAddressesResponse } from './delete-member-addresses.js';
export { deleteMemberEmails, type DeleteMemberEmailsResponse } from './delete-member-emails.js';
export { deleteMemberPhones, type DeleteMemberPhonesResponse } from './delete-member-phones.js';
export { deleteMyMember, type DeleteMyMemberOptions } from './delete-my-member.js';
export { disconnectMember, type DisconnectMemberResponse } from './disconnect-member.js';
export { ActivityStatusStatus, PrivacyStatusStatus, Set, SortOrder, Status } from './enumerations.js';
export { getCurrentMember, type GetCurrentMemberOptions, type GetMyMemberResponse } from './get-current-member.js';
export { getMember, type GetMemberOptions } from './get-member.js';
export { joinCommunity, type JoinCommunityResponse } from './join-community.js';
export { leaveCommunity, type LeaveCommunityResponse } from './leave-community.js';
export {
  listMembers,
  type AddressLocation,
  type ListMembersOptions,
  type ListMembersResponse,
  type Paging,
  type Sorting,
} from './list-members.js';
export type { ExtendedFields, Image, Member, Profile } from './member.js';
export { muteMember, type MuteMemberResponse } from './mute-member.js';
export { onMemberCreated, type MemberCreatedEnvelope } from './on-member-created.js';
export { onMemberDeleted, type MemberDeletedEnvelope } from './on-member-deleted.js';
export { onMemberUpdated, type MemberUpdatedEnvelope } from './on-member-updated.js';
export {
  queryMembers,
  type QueryMembers,
  type MemberFields,
  type MemberQuery,
  type MembersQueryBuilder,
  type MembersQueryResult,
  type QueryMembersOptions,
  type QueryMembersResponse,
} from './query-members.js';
export type { Search } from './search.js';
export { unmuteMember, type UnmuteMemberResponse } from './unmute-member.js';
export { updateCurrentMemberSlug, type UpdateMySlugResponse } from './update-current-member-slug.js';
export { updateMember, type UpdateMember } from './update-member.js';
export { updateMemberSlug, type UpdateMemberSlugResponse } from './update-member-slug.js';
