import type { CartwrightError } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';

/** Error of a page in another window that did not respond in time. */
export const timedOut = (): CartwrightError => loginError('OAuth flow timed out', 'timeout', 'timeout');
