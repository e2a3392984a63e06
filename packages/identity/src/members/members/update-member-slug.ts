import { operation } from '@cartwright/core';
import { requireFilled } from '../../validation/require-filled.js';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `updateMemberSlug`. */
export type UpdateMemberSlugResponse = MemberResponse;

/**
 * Changes the name in URLs of a member's profile.
 *
 * @param _id - The member's id.
 * @param slug - The new name; at most 255 characters.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty id or slug. No request is sent.
 * @throws {ApiError} `SLUG_ALREADY_EXISTS` for a name that is taken.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const rename = (id: string) => client.members.updateMemberSlug(id, 'ada');
 * ```
 * @see POST /members/v1/members/{id}/slug
 */
export const updateMemberSlug = /* @__PURE__ */ operation<[_id: string, slug: string], UpdateMemberSlugResponse>({
  id: 'members.members.updateMemberSlug',
  method: 'POST',
  path: '/members/v1/members/{id}/slug',
  args: ['_id', 'slug'],
  input(id, slug) {
    requireFilled(slug, 'slug');
    return { id, slug };
  },
  response: memberResponseShape,
});
