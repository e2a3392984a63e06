import { isCartwrightError } from '@cartwright/core';

/** Whether a call failed because nothing answered there, or something that is not the platform did. */
export const isUnreachable = (error: unknown): boolean =>
  isCartwrightError(error) && ['network', 'timeout', 'parse', 'configuration'].includes(error.kind);
