import { entity, float, operation, type PagingMetadata } from '@cartwright/core';
import type { Set, SortOrder } from './enumerations.js';
import { memberShape, type Member } from './member.js';

/** Offset paging. */
export interface Paging {
  /**
   * Maximum number of members, up to 100.
   *
   * @default 50
   */
  limit?: number | null;
  /**
   * Number of members to skip.
   *
   * @default 0
   */
  offset?: number | null;
}

/** Geographic coordinates. */
export interface AddressLocation {
  /** Latitude, in degrees. */
  latitude?: number | null;
  /** Longitude, in degrees. */
  longitude?: number | null;
}

/** A sort criterion. */
export interface Sorting {
  /** Field to sort by, with the platform's name, such as `createdDate` or `profile.nickname`. */
  fieldName?: string;
  /**
   * Sort direction.
   *
   * @default 'ASC'
   */
  order?: SortOrder;
  /** Point from which distances are measured, for sorting by a location field. */
  origin?: AddressLocation;
}

/** Options of `listMembers`. */
export interface ListMembersOptions {
  /** Offset paging. */
  paging?: Paging;
  /**
   * Fieldsets to return, up to 3.
   *
   * @default ['PUBLIC']
   */
  fieldsets?: Set[];
  /** Sort criteria, most significant first. */
  sorting?: Sorting[];
}

/** Response of `listMembers`. */
export interface ListMembersResponse {
  /** Members. */
  members?: Member[];
  /** Paging metadata. */
  metadata?: PagingMetadata;
}

/**
 * Lists the site's members. Visitors and members see public profiles only.
 *
 * @param options - Paging, sorting and fieldsets.
 * @returns The members, and the paging metadata.
 * @throws {ApiError} With status 400 for a field that cannot be sorted by.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const names = async () =>
 *   (await client.members.listMembers({ paging: { limit: 20 } })).members?.map(({ profile }) => profile?.nickname);
 * ```
 * @see GET /members/v1/members
 */
export const listMembers = /* @__PURE__ */ operation<[options?: ListMembersOptions], ListMembersResponse>({
  id: 'members.members.listMembers',
  method: 'GET',
  path: '/members/v1/members',
  structuredQuery: true,
  args: ['...options'],
  request: { sorting: { origin: { latitude: float, longitude: float } } },
  response: /* @__PURE__ */ entity<ListMembersResponse>({ members: memberShape }),
  repeatable: true,
});
