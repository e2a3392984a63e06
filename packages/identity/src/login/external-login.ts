import { mergeHeaders, type RequestOptions } from '@cartwright/core';
import type { SignOnOptions, SignOnResponse } from '../authentication/sign-on.js';
import { post, type LoginContext } from '../redirect-login/login-context.js';
import { requestTokens } from '../tokens/request-tokens.js';
import type { Tokens } from '../tokens/tokens.js';

/** Signs in members that another system has authenticated. For servers only, because it requires an API key. */
export interface ExternalLogin {
  /**
   * Requests the tokens of a member that another system has authenticated.
   *
   * @param memberId - Member ID.
   * @param apiKey - API key with the required permission. Secret: never use it in a browser.
   * @param request - Options of the call.
   * @returns The member's tokens, for `setTokens`.
   * @throws {ApiError} `token_request_failed` when the platform rejects the request.
   * @throws {CartwrightError} `secret_in_browser` in a bundle for browsers.
   * @see POST /oauth2/token
   */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string, request?: RequestOptions): Promise<Tokens>;
  /**
   * Requests the tokens of a member by email address, and registers the member if there is none with this address. The
   * member is also signed in on the pages that the platform hosts.
   *
   * @param email - The member's email address.
   * @param apiKey - API key with the required permission. Secret: never use it in a browser.
   * @param options - Profile, email verification and contact settings.
   * @param request - Options of the call.
   * @returns The member's tokens, for `setTokens`.
   * @throws {ApiError} When the platform rejects the request.
   * @throws {CartwrightError} `secret_in_browser` in a bundle for browsers.
   * @see POST /_api/iam/authentication/v2/sign-on
   */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: SignOnOptions,
    request?: RequestOptions,
  ): Promise<Tokens>;
}

/** Creates the part of a strategy that signs in externally authenticated members. */
export function externalLogin(context: LoginContext): ExternalLogin {
  const authorize = async (apiKey: string) => {
    const { headers } = await context.session.getAuthHeaders();
    return { Authorization: `${headers['Authorization']},${apiKey}` };
  };
  const requestMemberTokens = (grant: object, headers: Record<string, string>, options?: RequestOptions) =>
    requestTokens(
      context.connection,
      { grant_type: 'authorized_client', ...grant },
      { value: '', role: 'member' },
      { headers: mergeHeaders(context.connection.headers, headers), repeatable: false, options },
    );
  return {
    async getMemberTokensForExternalLogin(member_id, apiKey, options) {
      return requestMemberTokens({ scope: 'offline_access', member_id }, await authorize(apiKey), options);
    },
    async getMemberTokensForExternalLoginWithSession(email, apiKey, signOnOptions, options) {
      const headers = await authorize(apiKey);
      const call = {
        operation: 'identity.authentication.signOn',
        path: '/_api/iam/authentication/v2/sign-on',
        body: { ...signOnOptions, loginId: { email } },
        headers,
        sentOnce: true,
      };
      const { identity, sessionToken } = await post<SignOnResponse & { identity?: { id?: string } }>(
        context,
        call,
        options,
      );
      return requestMemberTokens({ member_id: identity?.id, session_token: sessionToken }, headers, options);
    },
  };
}
