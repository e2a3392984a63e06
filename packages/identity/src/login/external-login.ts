import type { RequestOptions } from '@cartwright/core';
import type { SignOnOptions, SignOnResponse } from '../authentication/sign-on.js';
import { post, type LoginContext } from '../redirect-login/login-context.js';
import { requestTokens } from '../tokens/request-tokens.js';
import type { Tokens } from '../tokens/tokens.js';

/** Logs in members whom another system knows. For servers: an API key must never get into a browser. */
export interface ExternalLogin {
  /**
   * Gets the tokens of a member whom another system has authenticated.
   *
   * @param memberId - The member.
   * @param apiKey - An API key that may do this. Secret: for servers alone.
   * @param request - Options of the call.
   * @throws {ApiError} `token_request_failed` when the platform refuses.
   * @see POST /oauth2/token
   */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string, request?: RequestOptions): Promise<Tokens>;
  /**
   * The same by email address; registers a member who is new. The platform's own pages know the member, too.
   *
   * @param email - The member's address.
   * @param apiKey - An API key that may do this. Secret: for servers alone.
   * @param options - Profile, and how to treat the address.
   * @param request - Options of the call.
   * @throws {ApiError} when the platform refuses.
   * @see POST /_api/iam/authentication/v2/sign-on
   */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: SignOnOptions,
    request?: RequestOptions,
  ): Promise<Tokens>;
}

/** Creates the part of a strategy that logs in whom another system knows. */
export function externalLogin(context: LoginContext): ExternalLogin {
  const authorize = async (apiKey: string) => {
    const { headers } = await context.session.getAuthHeaders();
    return { Authorization: `${headers['Authorization']},${apiKey}` };
  };
  const exchange = (grant: object, headers: Record<string, string>, options?: RequestOptions) =>
    requestTokens(
      context.connection,
      { grant_type: 'authorized_client', ...grant },
      { value: '', role: 'member' },
      { headers, repeatable: false, options },
    );
  return {
    async getMemberTokensForExternalLogin(member_id, apiKey, options) {
      return exchange({ scope: 'offline_access', member_id }, await authorize(apiKey), options);
    },
    async getMemberTokensForExternalLoginWithSession(email, apiKey, more, options) {
      const headers = await authorize(apiKey);
      const call = {
        operation: 'identity.authentication.signOn',
        path: '/_api/iam/authentication/v2/sign-on',
        body: { ...more, loginId: { email } },
        headers,
        sentOnce: true,
      };
      const { identity, sessionToken } = await post<SignOnResponse & { identity?: { id?: string } }>(
        context,
        call,
        options,
      );
      return exchange({ member_id: identity?.id, session_token: sessionToken }, headers, options);
    },
  };
}
