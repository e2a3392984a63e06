/** Who caused an event: one of the four ids. */
export interface IdentificationData {
  /** A visitor who had not signed in. */
  anonymousVisitorId?: string;
  /** A member of the site. */
  memberId?: string;
  /** A user of the platform. */
  wixUserId?: string;
  /** An app. */
  appId?: string;
  /** Which of them it is. Read-only. */
  identityType?: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP' | (string & {});
}
