import {
  queryShape,
  queryOperation,
  type DeclaredOperation,
  type EntityQuery,
  type Page,
  type QueryBuilder,
  type QueryField,
  type RequestOptions,
} from '@cartwright/core';
import { memberAboutShape, type MemberAbout } from './member-about.js';

/** Fields that texts about members can be filtered by. They cannot be sorted. */
export interface MemberAboutFields {
  /** ID of the text. */
  _id: QueryField<string, 'NONE'>;
  /** Member ID. */
  memberId: QueryField<string, 'NONE'>;
}

/** Query for texts about members, as an object. */
export type MemberAboutQuery = EntityQuery<MemberAboutFields>;

/** Query builder for texts about members. */
export type MemberAboutsQueryBuilder = QueryBuilder<MemberAbout, MemberAboutFields>;

/** Page of texts about members. */
export type MemberAboutsQueryResult = Page<MemberAbout>;

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Paging metadata of a query for texts about members. */
export interface CursorPagingMetadata {
  /** Number of texts on the page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
}

/** Response of `queryMemberAbouts` for a query object. */
export interface QueryMemberAboutsResponse {
  /** Texts of the page. */
  memberAbouts?: MemberAbout[];
  /** Cursors of the page. */
  metadata?: CursorPagingMetadata;
}

/** Call signatures of `queryMemberAbouts`. */
export interface QueryMemberAbouts extends DeclaredOperation {
  /**
   * Queries texts about members with a query builder: chain conditions, then call `find()` or `items()`.
   *
   * @returns The query builder. The request is sent by `find()` or `items()`.
   */
  (): MemberAboutsQueryBuilder;
  /**
   * Queries texts about members with a query object.
   *
   * @param query - Filter and paging. At most 100 texts per page, 50 by default.
   * @param request - Request options.
   * @returns One page of the texts that the caller may see, with its cursors.
   * @throws `ApiError` with status 400 for a field that does not support filtering.
   * @see POST /members/v2/abouts/query
   */
  (query: MemberAboutQuery, request?: RequestOptions): Promise<QueryMemberAboutsResponse>;
}

/**
 * Queries texts about members. Without a query it returns a query builder: chain conditions, then call `find()`. With a
 * query object it sends the request. Returns the texts that the caller may see: those of members with a public profile,
 * and the caller's own; a merchant identity sees all.
 *
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { membersAbout } from '@cartwright/members';
 *
 * const client = createClient({ modules: { membersAbout } });
 *
 * export async function getTextAbout(memberId: string) {
 *   const { items } = await client.membersAbout.queryMemberAbouts().eq('memberId', memberId).find();
 *   return items[0]?.content;
 * }
 * ```
 * @see POST /members/v2/abouts/query
 */
export const queryMemberAbouts = /* @__PURE__ */ queryOperation<QueryMemberAbouts>({
  id: 'members.membersAbout.queryMemberAbouts',
  method: 'POST',
  path: '/members/v2/abouts/query',
  args: ['query'],
  request: { query: queryShape },
  response: { memberAbouts: memberAboutShape },
  items: 'memberAbouts',
  metadata: 'metadata',
  paging: 'cursor',
  repeatable: true,
});
