import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `updateMemberSlug`. */
export type UpdateMemberSlugResponse = MemberResponse;

/**
 * Changes the slug of a member's profile page.
 *
 * @param _id - Member ID.
 * @param slug - The new slug, up to 255 characters.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty ID or slug. No request is sent.
 * @throws {ApiError} `SLUG_ALREADY_EXISTS` if the slug is taken.
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
  prepare: (id, slug) => requireNonEmpty(slug, 'slug'),
  response: memberResponseShape,
});
