/** Who buys: a visitor, a member or a user of the platform. */
export interface BuyerInfo {
  /** The visitor's id, while nobody has signed in. Read-only. */
  visitorId?: string;
  /** The member's id. Read-only. */
  memberId?: string;
  /** The platform user's id. Read-only. */
  userId?: string;
  /** The id of the site's contact for the buyer. */
  contactId?: string | null;
  /** E-mail address. */
  email?: string | null;
}

/** Who made it: one of the four. */
export interface CreatedBy {
  /** A user of the platform. */
  userId?: string;
  /** A member of the site. */
  memberId?: string;
  /** A visitor who had not signed in. */
  visitorId?: string;
  /** An app. */
  appId?: string;
}
