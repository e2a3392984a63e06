import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whether the login page is shown: `login` shows it, `none` answers at once. */
export const Prompt = /* @__PURE__ */ enumeration('login', 'none', 'consent', 'select_account');
/** Whether the login page is shown: `login` shows it, `none` answers at once. */
export type Prompt = EnumerationValue<typeof Prompt>;

/** What an address is registered for. */
export const CallbackType = /* @__PURE__ */ enumeration('UNKNOWN', 'LOGOUT', 'CHECKOUT', 'AUTHORIZE');
/** What an address is registered for. */
export type CallbackType = EnumerationValue<typeof CallbackType>;

/** The sections of a member's account page. */
export const MembersAccountSection = /* @__PURE__ */ enumeration(
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
);
/** A section of a member's account page. */
export type MembersAccountSection = EnumerationValue<typeof MembersAccountSection>;

/** Where a booking takes place. */
export const LocationType = /* @__PURE__ */ enumeration('UNDEFINED', 'OWNER_BUSINESS', 'OWNER_CUSTOM', 'CUSTOM');
/** Where a booking takes place. */
export type LocationType = EnumerationValue<typeof LocationType>;

/** What came of adding pages to a site. */
export const AttachPagesResponseStatus = /* @__PURE__ */ enumeration('UNKNOWN', 'SUCCESS', 'NO_ACTION', 'ERROR');
/** What came of adding pages to a site. */
export type AttachPagesResponseStatus = EnumerationValue<typeof AttachPagesResponseStatus>;

/** What came of adding all pages to a site. */
export const Status = /* @__PURE__ */ enumeration('UNKNOWN', 'SUCCESS', 'ERROR');
/** What came of adding all pages to a site. */
export type Status = EnumerationValue<typeof Status>;
