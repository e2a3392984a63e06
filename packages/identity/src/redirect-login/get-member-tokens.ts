import { CartwrightError, type RequestOptions } from '@cartwright/core';
import type { OauthData } from '../pkce/oauth-data.js';
import type { LoginContext } from '../strategy/login-context.js';
import { requestTokens } from '../tokens/request-tokens.js';
import type { Tokens } from '../tokens/tokens.js';
import type { AuthAnswer } from './parse-from-url.js';

/** Whether an answer may be believed: it has a code, and is the answer to this login. */
const refuse = (message: string, code: string): never => {
  throw new CartwrightError(message, { kind: 'validation', code });
};

/** Gets a member's tokens for the answer to a login. An error of the login page is thrown as such. */
export async function getMemberTokens(
  { connection, clientId }: LoginContext,
  { code, state, error, errorDescription }: AuthAnswer,
  login: Partial<OauthData> | undefined,
  options?: RequestOptions,
): Promise<Tokens> {
  if (!(code || error) || !state) refuse('Missing code or _state', 'missing_code');
  if (state !== login?.state) refuse('Invalid _state', 'invalid_state');
  if (error) throw new CartwrightError(errorDescription ?? error, { kind: 'application', code: error });
  const { redirectUri, codeVerifier } = login ?? {};
  const grant = { clientId, grantType: 'authorization_code', redirectUri, code, codeVerifier };
  return requestTokens(connection, grant, { value: '', role: 'member' }, { repeatable: false, options });
}
