import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Who caused an event. */
export const WebhookIdentityType = /* @__PURE__ */ enumeration(
  'UNKNOWN',
  'ANONYMOUS_VISITOR',
  'MEMBER',
  'WIX_USER',
  'APP',
);
/** Who caused an event. */
export type WebhookIdentityType = EnumerationValue<typeof WebhookIdentityType>;
