import { operation } from '@cartwright/core';
import { memberResponseShape, type MemberResponse } from '../members/member.js';

/** Response of `blockMember`. */
export type BlockMemberResponse = MemberResponse;

/**
 * Blocks a member, who can no longer sign in. Requires a merchant identity (API key or app).
 *
 * @param _id - The member's ID.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty ID. No request is sent.
 * @throws {ApiError} `MEMBER_SELF_BLOCK_FORBIDDEN`, `OWNER_MEMBER_BLOCK_FORBIDDEN` or
 * `ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN` for members who cannot be blocked.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const block = (id: string) => client.members.blockMember(id);
 * ```
 * @see POST /members/v1/members/{id}/block
 */
export const blockMember = /* @__PURE__ */ operation<[_id: string], BlockMemberResponse>({
  id: 'members.members.blockMember',
  method: 'POST',
  path: '/members/v1/members/{id}/block',
  args: ['_id'],
  response: memberResponseShape,
});
