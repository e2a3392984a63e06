import { CartwrightError, type RequestOptions } from '@cartwright/core';
import type { RedirectSession } from '../redirects/redirect-session.js';
import { post, type LoginContext } from '../strategy/login-context.js';

/** A redirect session that leads somewhere. */
export type OpenRedirect = RedirectSession & { fullUrl: string };

/**
 * Asks for the address of a hosted page.
 *
 * @throws `CartwrightError` `no_redirect_url` where there is none that a browser may be sent to.
 */
export async function openRedirect(
  context: LoginContext,
  body: object,
  options?: RequestOptions,
  headers?: Record<string, string>,
): Promise<OpenRedirect> {
  const operation = 'redirects.createRedirectSession';
  const call = { operation, path: '/_api/redirects-api/v1/redirect-session', body, repeatable: true };
  const { redirectSession } = await post<{ redirectSession?: RedirectSession }>(
    context,
    headers ? { ...call, headers } : call,
    options,
  );
  if (!/^https?:\/\//i.test(String(redirectSession?.fullUrl))) {
    throw new CartwrightError('No redirect URL found', { kind: 'parse', code: 'no_redirect_url' });
  }
  return redirectSession as OpenRedirect;
}
