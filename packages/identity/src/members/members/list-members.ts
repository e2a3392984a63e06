import { entity, float, operation, type PagingMetadata } from '@cartwright/core';
import type { Set, SortOrder } from './enumerations.js';
import { memberShape, type Member } from './member.js';

/** Which part of the list is returned. */
export interface Paging {
  /** How many; at most 100. Default 50. */
  limit?: number | null;
  /** How many to leave out. Default 0. */
  offset?: number | null;
}

/** A place on earth, in degrees. */
export interface AddressLocation {
  /** Degrees north. */
  latitude?: number | null;
  /** Degrees east. */
  longitude?: number | null;
}

/** One field to sort by. */
export interface Sorting {
  /** The field, by its name on the wire, such as `createdDate` or `profile.nickname`. */
  fieldName?: string;
  /** The direction. Default `ASC`. */
  order?: SortOrder;
  /** Where distances are measured from. */
  origin?: AddressLocation;
}

/** Which members are listed, and how much of them. */
export interface ListMembersOptions {
  /** Which part of the list. */
  paging?: Paging;
  /** How much of each member; at most 3. Default `PUBLIC`. */
  fieldsets?: Set[];
  /** In which order. */
  sorting?: Sorting[];
}

/** Response of `listMembers`. */
export interface ListMembersResponse {
  /** The members. */
  members?: Member[];
  /** The answer's place among all members. */
  metadata?: PagingMetadata;
}

/**
 * Lists the members of the site. Visitors and members see those whose profiles are public.
 *
 * @param options - Which members, and how much of them.
 * @returns The members.
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
  args: ['options'],
  input: (options) => ({ ...options }),
  request: { sorting: { origin: { latitude: float, longitude: float } } },
  response: /* @__PURE__ */ entity<ListMembersResponse>({ members: memberShape }),
  repeatable: true,
});
