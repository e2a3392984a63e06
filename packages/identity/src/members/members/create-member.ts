import { operation } from '@cartwright/core';
import { memberResponseShape, type Member } from './member.js';

/** Options of `createMember`. */
export interface CreateMemberOptions {
  /** Member to create. Requires `loginEmail`. */
  member?: Member;
}

/**
 * Creates a member without a password: send a link to set one with `recovery.sendActivationEmail`. Requires a merchant
 * identity (API key or app).
 *
 * @param options - Member to create.
 * @returns The created member.
 * @throws {ApiError} With status 403 without the required permission. Also for an email address that is taken.
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
  args: ['...options'],
  request: memberResponseShape,
  response: memberResponseShape,
  unwrap: 'member',
});
