import type { RequestOptions } from '@cartwright/core';
import { noTokens } from '../tokens/tokens.js';
import type { LoginContext } from './login-context.js';
import { createRedirect } from './create-redirect.js';

/**
 * Ends the session: first locally, so that no pending call can restore it, then on the platform, authorized by the
 * former tokens.
 */
export async function logout(
  context: LoginContext,
  originalUrl: string,
  options?: RequestOptions,
): Promise<{ logoutUrl: string }> {
  const { session, clientId } = context;
  await session.ready();
  const tokens = session.getTokens();
  session.setTokens(noTokens());
  const { accessToken } = await session.generateVisitorTokens(tokens);
  const { fullUrl } = await createRedirect(
    context,
    { logout: { clientId }, callbacks: { postFlowUrl: originalUrl } },
    options,
    { headers: { Authorization: accessToken.value } },
  );
  return { logoutUrl: fullUrl };
}
