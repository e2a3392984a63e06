import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Visibilities of the values of a field: on the profile of the member, or for the member only. */
export const Privacy = /* @__PURE__ */ enumeration('UNKNOWN', 'PUBLIC', 'PRIVATE');
/** Visibility of the values of a field. */
export type Privacy = EnumerationValue<typeof Privacy>;

/** Types of values: text, number, date, URL, or link to a profile in a social network. */
export const Type = /* @__PURE__ */ enumeration('UNKNOWN', 'TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL');
/** Type of a value. */
export type Type = EnumerationValue<typeof Type>;

/** Social networks. */
export const SocialTypeType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'FACEBOOK',
  'INSTAGRAM',
  'LINKEDIN',
  'TWITTER',
  'YOUTUBE',
  'PINTEREST',
  'TIKTOK',
  'DEVIANTART',
  'SOUNDCLOUD',
  'TUMBLR',
  'VIMEO',
  'VKONTAKTE',
  'ODNOKLASSNIKI',
  'OTHER',
);
/** Social network. */
export type SocialTypeType = EnumerationValue<typeof SocialTypeType>;

/**
 * Origins of fields: defined by the merchant (`CUSTOM`), a field of contacts such as the birth date (`CONTACT`), or a
 * field of all members such as the email address (`SYSTEM`).
 */
export const Origin = /* @__PURE__ */ enumeration('UNKNOWN', 'CUSTOM', 'CONTACT', 'SYSTEM');
/** Origin of a field. */
export type Origin = EnumerationValue<typeof Origin>;

/** Members that have a field: all of them, or those of an application. */
export const AppliesTo = /* @__PURE__ */ enumeration('ALL_MEMBERS', 'SELECTED_MEMBERS');
/** Members that have a field. */
export type AppliesTo = EnumerationValue<typeof AppliesTo>;

/** Sections of a profile. Fields of the merchant are in `GENERAL`, links to social networks in `SOCIAL`. */
export const Section = /* @__PURE__ */ enumeration('GENERAL', 'SOCIAL', 'DISPLAY_INFO', 'ADDRESS');
/** Section of a profile. */
export type Section = EnumerationValue<typeof Section>;
