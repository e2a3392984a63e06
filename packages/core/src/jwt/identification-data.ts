/** Identity that caused an event or call. Contains exactly one of the four ids. */
export interface IdentificationData {
  /** Id of a visitor who is not signed in. */
  anonymousVisitorId?: string;
  /** Id of a member of the site. */
  memberId?: string;
  /** Id of a Wix user, such as the site's owner or a contributor. */
  wixUserId?: string;
  /** Id of an app. */
  appId?: string;
  /** Kind of identity. Read-only. */
  identityType?: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP' | (string & {});
}
