import { operation } from '@cartwright/core';
import type { Set } from './enumerations.js';
import { memberResponseShape, type Member } from './member.js';

/** Options of `getMember`. */
export interface GetMemberOptions {
  /**
   * Fieldsets to return, up to 3.
   *
   * @default ['PUBLIC']
   */
  fieldsets?: Set[];
}

/**
 * Gets a member.
 *
 * @param _id - Member ID.
 * @param options - Fieldsets.
 * @returns The member.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
 * @throws {ApiError} `MEMBER_TO_MEMBER_BLOCKED` if the member has blocked the caller. With status 404 if it does not
 * exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const getName = async (id: string) => (await client.members.getMember(id)).profile?.nickname;
 * ```
 * @see GET /members/v1/members/{id}
 */
export const getMember = /* @__PURE__ */ operation<[_id: string, options?: GetMemberOptions], Member>({
  id: 'members.members.getMember',
  method: 'GET',
  path: '/members/v1/members/{id}',
  args: ['_id', '...options'],
  response: memberResponseShape,
  unwrap: 'member',
  repeatable: true,
});
