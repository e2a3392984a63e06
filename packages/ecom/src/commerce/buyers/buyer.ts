/** Identity of a buyer: a visitor, a site member or a Wix user. */
export interface BuyerInfo {
  /** Visitor ID. Set until the buyer signs in. Read-only. */
  visitorId?: string;
  /** Member ID. Read-only. */
  memberId?: string;
  /** Wix user ID. Read-only. */
  userId?: string;
  /** ID of the buyer's contact in the site's contact list. */
  contactId?: string | null;
  /** Email address. */
  email?: string | null;
}

/** Identity that created an entity. One of the four fields is set. */
export interface CreatedBy {
  /** Wix user ID. */
  userId?: string;
  /** Member ID. */
  memberId?: string;
  /** Visitor ID. */
  visitorId?: string;
  /** App ID. */
  appId?: string;
}
