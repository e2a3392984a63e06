import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Whom a token stands for. */
export const SubjectType = /* @__PURE__ */ enumeration('UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP');
/** Whom a token stands for. */
export type SubjectType = EnumerationValue<typeof SubjectType>;
