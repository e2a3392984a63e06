/** Identity of a buyer: a visitor, a site member or a Wix user. */
export interface BuyerInfo {
  /** Visitor id. Set until the buyer signs in. Read-only. */
  visitorId?: string;
  /** Member id. Read-only. */
  memberId?: string;
  /** Wix user id. Read-only. */
  userId?: string;
  /** Id of the buyer's contact in the site's contact list. */
  contactId?: string | null;
  /** Email address. */
  email?: string | null;
}

/** Identity that created an entity. One of the four fields is set. */
export interface CreatedBy {
  /** Wix user id. */
  userId?: string;
  /** Member id. */
  memberId?: string;
  /** Visitor id. */
  visitorId?: string;
  /** App id. */
  appId?: string;
}
