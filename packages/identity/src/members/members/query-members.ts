import {
  entity,
  queryCodec,
  queryOperation,
  type EntityQuery,
  type Equality,
  type OffsetQueryBuilder,
  type OperationSpec,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { PrivacyStatusStatus, Set, Status } from './enumerations.js';
import { memberShape, type Member } from './member.js';
import type { Search } from './search.js';

/** The fields that members can be found by. */
export interface MemberFields {
  /** The member's id. */
  _id: QueryField<string, 'NONE'>;
  /** The email address that the member signs in with. */
  loginEmail: QueryField<string, 'NONE'>;
  /** Whether the member may sign in. */
  status: QueryField<Status, 'NONE', Equality>;
  /** The contact's id. */
  contactId: QueryField<string, 'NONE'>;
  /** First name. */
  'contact.firstName': QueryField<string, 'NONE'>;
  /** Last name. */
  'contact.lastName': QueryField<string, 'NONE'>;
  /** The name that others see. */
  'profile.nickname': QueryField<string, 'NONE'>;
  /** The profile's name in URLs. */
  'profile.slug': QueryField<string, 'NONE'>;
  /** Whether others see the profile. */
  privacyStatus: QueryField<PrivacyStatusStatus, 'NONE', Equality>;
}

/** A query for members as one object. */
export type MemberQuery = EntityQuery<MemberFields>;

/** A query for members, built step by step. */
export type MembersQueryBuilder = OffsetQueryBuilder<Member, MemberFields>;

/** A page of members. */
export type MembersQueryResult = Page<Member>;

/** How much of each member is returned, and words to look for. */
export interface QueryMembersOptions {
  /** The fieldsets; at most 3. Default `PUBLIC`. */
  fieldsets?: Set[] | undefined;
  /** Only members that these words find. */
  search?: Search | undefined;
}

/** The answer of `queryMembers` to a query that is one object. */
export interface QueryMembersResponse {
  /** The members; at most 100. */
  members?: Member[];
  /** The answer's place among all results. */
  metadata?: PagingMetadata;
}

/** The two forms of `queryMembers`. */
export interface QueryMembers {
  /**
   * Finds members: chain conditions to the returned builder, then call `find()`.
   *
   * @param options - How much of each member is returned, and words to look for.
   * @returns A builder of queries for members. Nothing is sent before `find()` or `items()`.
   * @see POST /members/v1/members/query
   */
  (options?: QueryMembersOptions): MembersQueryBuilder;
  /**
   * Finds members by a query that is one object.
   *
   * @param query - Filter, sort and paging. At most 100 members a page, 50 by default.
   * @param options - How much of each member is returned, and words to look for.
   * @param request - Options of the call.
   * @returns The members of one page, and the paging metadata.
   * @throws {ApiError} With status 400 for a field that cannot be filtered or sorted by.
   * @see POST /members/v1/members/query
   */
  (query: MemberQuery, options?: QueryMembersOptions, request?: RequestOptions): Promise<QueryMembersResponse>;
  /** The operation's declaration. */
  readonly spec: OperationSpec;
}

/**
 * Finds members. Without a query it begins one: chain conditions, then call `find()`. With a query that is one object it
 * sends it. Visitors and members find those whose profiles are public.
 *
 * @param query - Filter and paging. At most 100 members a page; 50 when nothing is said.
 * @param options - How much of each member is returned, and words to look for. Without a query it comes first.
 * @returns The builder, or the answer.
 * @throws {ApiError} With status 400 for a field that cannot be filtered by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const waiting = () =>
 *   client.members.queryMembers({ fieldsets: [members.Set.FULL] }).eq('status', members.Status.PENDING).find();
 *
 * export const bySlug = async (slug: string) =>
 *   (await client.members.queryMembers({ filter: { 'profile.slug': slug }, paging: { limit: 1 } })).members?.[0];
 * ```
 * @see POST /members/v1/members/query
 */
export const queryMembers: QueryMembers = /* @__PURE__ */ queryOperation<
  MembersQueryBuilder,
  MemberQuery,
  QueryMembersResponse,
  [options?: QueryMembersOptions]
>({
  id: 'members.members.queryMembers',
  method: 'POST',
  path: '/members/v1/members/query',
  args: ['query', 'options'],
  input: (query, options) => ({ ...options, query }),
  request: { query: queryCodec },
  response: /* @__PURE__ */ entity<QueryMembersResponse>({ members: memberShape }),
  items: 'members',
  paging: 'offset',
  repeatable: true,
});
