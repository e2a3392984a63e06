import { isApiError, isCartwrightError } from '@cartwright/core';

/** Whether a call failed because there was no response, or one that is not from the platform, but of a server before it. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error)
    ? error.status === 502 || error.status === 504
    : isCartwrightError(error) && ['network', 'timeout', 'parse', 'configuration'].includes(error.kind);
