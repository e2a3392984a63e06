import { entity } from '@cartwright/core';
import { richContentShape, type RichContent } from '@cartwright/core/rich-content';

/** Text that a member writes about themselves, shown on their profile. A member has one at most. */
export interface MemberAbout {
  /** ID of the text (GUID). Read-only. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Member ID (GUID). Set to the caller if a member creates the text. Immutable. */
  memberId?: string | null;
  /** The text, with images and other nodes. */
  content?: RichContent;
}

/** Shape of {@link MemberAbout}: which fields are dates. Nodes of the content keep the platform's format. */
export const memberAboutShape = /* @__PURE__ */ entity<MemberAbout>({ content: richContentShape });
