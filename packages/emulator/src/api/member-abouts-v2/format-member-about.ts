import type { StoredMemberAbout } from '../../shop/member-abouts/member-about.js';

/** Formats a text about a member. */
export const formatMemberAbout = ({ content, id, memberId, revision }: StoredMemberAbout): object => ({
  id,
  revision: String(revision),
  memberId,
  content,
});
