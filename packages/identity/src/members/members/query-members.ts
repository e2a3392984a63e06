import {
  entity,
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Equality,
  type OffsetQueryBuilder,
  type Page,
  type PagingMetadata,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import type { PrivacyStatusStatus, Set, Status } from './enumerations.js';
import { memberShape, type Member } from './member.js';
import type { Search } from './search.js';

/** Queryable fields of members. */
export interface MemberFields {
  /** Member ID. */
  _id: QueryField<string, 'NONE'>;
  /** Email address for signing in. */
  loginEmail: QueryField<string, 'NONE'>;
  /** Access to the site. */
  status: QueryField<Status, 'NONE', Equality>;
  /** Contact ID. */
  contactId: QueryField<string, 'NONE'>;
  /** First name. */
  'contact.firstName': QueryField<string, 'NONE'>;
  /** Last name. */
  'contact.lastName': QueryField<string, 'NONE'>;
  /** Display name. */
  'profile.nickname': QueryField<string, 'NONE'>;
  /** Slug of the profile page. */
  'profile.slug': QueryField<string, 'NONE'>;
  /** Visibility of the profile. */
  privacyStatus: QueryField<PrivacyStatusStatus, 'NONE', Equality>;
}

/** A query for members as a plain object. */
export type MemberQuery = EntityQuery<MemberFields>;

/** A query builder for members. */
export type MembersQueryBuilder = OffsetQueryBuilder<Member, MemberFields>;

/** A page of members. */
export type MembersQueryResult = Page<Member>;

/** Options of `queryMembers`. */
export interface QueryMembersOptions {
  /**
   * Fieldsets to return, up to 3.
   *
   * @default ['PUBLIC']
   */
  fieldsets?: Set[] | undefined;
  /** Full-text search that members must match as well. */
  search?: Search | undefined;
}

/** Response of `queryMembers` to a plain query. */
export interface QueryMembersResponse {
  /** Members of the page, up to 100. */
  members?: Member[];
  /** Paging metadata. */
  metadata?: PagingMetadata;
}

/** The two forms of `queryMembers`. */
export interface QueryMembers extends DeclaredOperation {
  /**
   * Queries members with a query builder: chain conditions, then call `find()`.
   *
   * @param options - Fieldsets and full-text search.
   * @returns The query builder. No request is sent before `find()` or `items()`.
   */
  (options?: QueryMembersOptions): MembersQueryBuilder;
  /**
   * Queries members with a plain query object.
   *
   * @param query - Filter, sort and paging. Up to 100 members per page, 50 by default.
   * @param options - Fieldsets and full-text search.
   * @param request - Options of the call.
   * @returns The members of one page, and the paging metadata.
   * @throws {ApiError} With status 400 for a field that cannot be filtered by.
   * @see POST /members/v1/members/query
   */
  (query: MemberQuery, options?: QueryMembersOptions, request?: RequestOptions): Promise<QueryMembersResponse>;
}

/**
 * Queries members. Without a query, it returns a query builder: add conditions, then call `find()`. Visitors and
 * members find public profiles only.
 *
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
export const queryMembers = /* @__PURE__ */ queryOperation<QueryMembers>({
  id: 'members.members.queryMembers',
  method: 'POST',
  path: '/members/v1/members/query',
  args: ['query', '...options'],
  request: { query: queryShape },
  response: /* @__PURE__ */ entity<QueryMembersResponse>({ members: memberShape }),
  items: 'members',
  paging: 'offset',
  repeatable: true,
});
