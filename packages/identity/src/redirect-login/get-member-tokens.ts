import type { RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { OauthData } from '../pkce/oauth-data.js';
import { requestTokens } from '../tokens/request-tokens.js';
import type { Tokens } from '../tokens/tokens.js';
import type { LoginContext } from './login-context.js';
import type { AuthResponse } from './parse-from-url.js';

/** Exchanges an authorization code for a member's tokens. Throws the login page's error, if there is one. */
export async function getMemberTokens(
  { connection, clientId }: LoginContext,
  { code, state, error, errorDescription }: AuthResponse,
  { state: expected, redirectUri, codeVerifier }: Partial<OauthData>,
  options?: RequestOptions,
): Promise<Tokens> {
  if (!state || !(code || error)) throw loginError('Missing code or _state', 'validation', 'missing_code');
  if (state !== expected) throw loginError('Invalid _state', 'validation', 'invalid_state');
  if (error) throw loginError(errorDescription ?? error, 'application', error);
  const grant = { clientId, grantType: 'authorization_code', redirectUri, code, codeVerifier };
  return requestTokens(connection, grant, { value: '', role: 'member' }, { repeatable: false, options });
}
