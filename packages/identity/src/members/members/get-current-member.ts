import { operation } from '@cartwright/core';
import type { Set } from './enumerations.js';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Options of `getCurrentMember`. */
export interface GetCurrentMemberOptions {
  /**
   * Fieldsets to return, up to 3.
   *
   * @default ['PUBLIC']
   */
  fieldsets?: Set[];
}

/** Response of `getCurrentMember`. */
export type GetMyMemberResponse = MemberResponse;

/**
 * Gets the signed-in member.
 *
 * @param options - Fieldsets.
 * @returns The member. Absent for a visitor.
 * @throws {ApiError} `NOT_FOUND` if the platform knows no member for the caller.
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
  args: ['...options'],
  response: memberResponseShape,
  repeatable: true,
});
