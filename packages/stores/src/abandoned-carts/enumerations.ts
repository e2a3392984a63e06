import { enumeration, type EnumerationValue } from '@cartwright/core';

/** What became of a cart that was left. */
export const Status = /* @__PURE__ */ enumeration('ABANDONED', 'RECOVERED');
/** What became of a cart that was left: nothing, or an order. */
export type Status = EnumerationValue<typeof Status>;

/** Who left a cart. */
export const Identity = /* @__PURE__ */ enumeration('ADMIN', 'MEMBER', 'VISITOR', 'CONTACT');
/** Who left a cart: the site's owner, somebody who was signed in, somebody who was not, or a contact. */
export type Identity = EnumerationValue<typeof Identity>;

/** What was done about a cart that was left. */
export const ActivityType = /* @__PURE__ */ enumeration(
  'UNRECOGNIZED_TYPE',
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'CUSTOM_ACTIVITY',
);
/** What was done about a cart that was left. */
export type ActivityType = EnumerationValue<typeof ActivityType>;
