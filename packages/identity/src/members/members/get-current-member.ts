import { operation } from '@cartwright/core';
import type { Set } from './enumerations.js';
import { memberResponseShape, type MemberResponse } from './member.js';

/** How much of the member is returned. */
export interface GetCurrentMemberOptions {
  /** The fieldsets; at most 3. Default `PUBLIC`. */
  fieldsets?: Set[];
}

/** Response of `getCurrentMember`. */
export type GetMyMemberResponse = MemberResponse;

/**
 * Gets the member who is signed in.
 *
 * @param options - How much of the member is returned.
 * @returns The member; none for a visitor.
 * @throws {ApiError} `NOT_FOUND` where the platform knows no member for the caller.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const me = async () =>
 *   (await client.members.getCurrentMember({ fieldsets: [members.Set.FULL] })).member;
 * ```
 * @see GET /members/v1/members/my
 */
export const getCurrentMember = /* @__PURE__ */ operation<[options?: GetCurrentMemberOptions], GetMyMemberResponse>({
  id: 'members.members.getCurrentMember',
  method: 'GET',
  path: '/members/v1/members/my',
  args: ['options'],
  input: (options) => ({ ...options }),
  response: memberResponseShape,
  repeatable: true,
});
