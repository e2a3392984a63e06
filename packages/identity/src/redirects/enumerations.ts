import { enumeration, type EnumerationValue } from '@cartwright/core';

/**
 * Whether to show the login page. `login` shows it; `none` returns immediately with the member's existing session, or
 * an error.
 */
export const Prompt = /* @__PURE__ */ enumeration('login', 'none', 'consent', 'select_account');
/** Whether to show the login page. */
export type Prompt = EnumerationValue<typeof Prompt>;

/** Flow that a callback URL is registered for. */
export const CallbackType = /* @__PURE__ */ enumeration('UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE');
/** Flow that a callback URL is registered for. */
export type CallbackType = EnumerationValue<typeof CallbackType>;

/** Sections of a member's account page. */
export const MembersAccountSection = /* @__PURE__ */ enumeration(
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
);
/** Section of a member's account page. */
export type MembersAccountSection = EnumerationValue<typeof MembersAccountSection>;

/**
 * Location of a booked session: `OWNER_BUSINESS` is the business address, `OWNER_CUSTOM` the address of the service,
 * `CUSTOM` the address of the single session.
 */
export const LocationType = /* @__PURE__ */ enumeration('UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM');
/** Location of a booked session. */
export type LocationType = EnumerationValue<typeof LocationType>;

/** Result of adding pages to a site. `NO_ACTION`: the site is already published. */
export const AttachPagesResponseStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'SUCCESS', 'NO_ACTION', 'ERROR');
/** Result of adding pages to a site. */
export type AttachPagesResponseStatus = EnumerationValue<typeof AttachPagesResponseStatus>;

/** Result of adding page templates to a site. */
export const Status = /* @__PURE__ */ enumeration('UNKNOWN', 'SUCCESS', 'ERROR');
/** Result of adding page templates to a site. */
export type Status = EnumerationValue<typeof Status>;
