import { isCartwrightError } from '@cartwright/core';

/** Whether a call failed because there was no response, or one that is not from the platform. */
export const isUnreachable = (error: unknown): boolean =>
  isCartwrightError(error) && ['network', 'timeout', 'parse', 'configuration'].includes(error.kind);
