import { operation } from '@cartwright/core';
import { memberResponseShape, type Member } from './member.js';

/** Whom to make a member. */
export interface CreateMemberOptions {
  /** The member: at least `loginEmail`. */
  member?: Member;
}

/**
 * Makes a member, who has no password yet: `recovery.sendActivationEmail` sends a link to set one. Requires a merchant identity (API key or app).
 *
 * @param options - Whom to make a member.
 * @returns The member.
 * @throws {ApiError} With status 403 without the required permission, and for an address that is taken.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const create = (loginEmail: string) =>
 *   client.members.createMember({ member: { loginEmail, contact: { firstName: 'Ada' } } });
 * ```
 * @see POST /members/v1/members
 */
export const createMember = /* @__PURE__ */ operation<[options?: CreateMemberOptions], Member>({
  id: 'members.members.createMember',
  method: 'POST',
  path: '/members/v1/members',
  args: ['options'],
  input: (options) => ({ ...options }),
  request: memberResponseShape,
  response: memberResponseShape,
  unwrap: 'member',
});
