import { isDevelopment } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { externalLogin as onServers } from './external-login.js';

const refuse = (): Promise<never> =>
  Promise.reject(
    loginError(
      isDevelopment && 'External sign-ins need an API key, which every visitor of a page could read: call a server',
      'configuration',
      'secret_in_browser',
    ),
  );

/** Refuses sign-ins with an API key. Bundlers for browsers use this file instead of `external-login.ts`. */
export const externalLogin: typeof onServers = () => ({
  getMemberTokensForExternalLogin: refuse,
  getMemberTokensForExternalLoginWithSession: refuse,
});
