import type { RequestOptions } from '@cartwright/core';
import { loginError } from '../errors/login-error.js';
import type { RedirectSession } from '../redirects/redirect-session.js';
import { post, type LoginContext, type Post } from './login-context.js';

/** A redirect session with a URL. */
type RedirectSessionWithUrl = RedirectSession & { fullUrl: string };

/**
 * Requests the URL of a hosted page.
 *
 * @throws {CartwrightError} `no_redirect_url` if the response has no URL that is safe to open.
 */
export async function createRedirect(
  context: LoginContext,
  body: object,
  options?: RequestOptions,
  postOptions?: Pick<Post, 'headers' | 'sentOnce'>,
): Promise<RedirectSessionWithUrl> {
  const operation = 'redirects.createRedirectSession';
  const path = '/_api/redirects-api/v1/redirect-session';
  const call = { operation, path, body, repeatable: true, ...postOptions };
  const { redirectSession } = await post<{ redirectSession?: RedirectSession }>(context, call, options);
  if (!/^https?:/.test(`${redirectSession?.fullUrl}`)) {
    throw loginError('No redirect URL found', 'parse', 'no_redirect_url');
  }
  return redirectSession as RedirectSessionWithUrl;
}
