/** Identity that caused an event or call. Contains exactly one of the four IDs. */
export interface IdentificationData {
  /** ID of a visitor who is not signed in. */
  anonymousVisitorId?: string;
  /** ID of a member of the site. */
  memberId?: string;
  /** ID of a Wix user, such as the site's owner or a contributor. */
  wixUserId?: string;
  /** ID of an app. */
  appId?: string;
  /** Kind of identity. Read-only. */
  identityType?: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP' | (string & {});
}
