import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kind of identity that a token represents: a Wix user, a visitor, a member or an app. */
export const SubjectType = /* @__PURE__ */ enumeration('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP');
/** Kind of identity that a token represents. */
export type SubjectType = EnumerationValue<typeof SubjectType>;
