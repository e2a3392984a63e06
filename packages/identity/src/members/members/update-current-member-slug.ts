import { operation } from '@cartwright/core';
import { requireNonEmpty } from '../../validation/require-non-empty.js';
import { memberResponseShape, type MemberResponse } from './member.js';

/** Response of `updateCurrentMemberSlug`. */
export type UpdateMySlugResponse = MemberResponse;

/**
 * Changes the slug of the signed-in member's profile page.
 *
 * @param slug - The new slug, up to 255 characters.
 * @returns The updated member.
 * @throws {CartwrightError} `invalid_argument` for an empty slug. No request is sent.
 * @throws {ApiError} `SLUG_ALREADY_EXISTS` if the slug is taken.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { members } from '@cartwright/identity';
 *
 * const client = createClient({ modules: { members } });
 *
 * export const rename = () => client.members.updateCurrentMemberSlug('ada');
 * ```
 * @see POST /members/v1/members/my/slug
 */
export const updateCurrentMemberSlug = /* @__PURE__ */ operation<[slug: string], UpdateMySlugResponse>({
  id: 'members.members.updateCurrentMemberSlug',
  method: 'POST',
  path: '/members/v1/members/my/slug',
  args: ['slug'],
  prepare: (slug) => requireNonEmpty(slug, 'slug'),
  response: memberResponseShape,
});
