import { isCartwrightError } from '@cartwright/core';
import type { OAuthStrategy, StateMachine } from '@cartwright/identity';

const failure = (error: unknown): StateMachine => ({
  loginState: 'FAILURE',
  error: error instanceof Error ? error.message : String(error),
});

/** Whether the hidden iframe failed: blocked by the browser, or timed out. */
const isFrameFailure = (error: unknown): boolean =>
  isCartwrightError(error) && (error.code === 'frame_blocked' || error.message === 'OAuth flow timed out');

/** Resolves when the browser restores this page from the back/forward cache after a redirect. */
const returned = () =>
  new Promise<void>((resolve) => globalThis.addEventListener('pageshow', () => resolve(), { once: true }));

/**
 * Runs one step of a sign-in, and gets the member's tokens after `SUCCESS`: through the hidden iframe, or by a redirect
 * to the hosted page if the browser blocks it. Never rejects. `requireSession` throws if the session has changed since the
 * start: another sign-in or a sign-out must not be undone.
 */
export async function signIn(
  auth: OAuthStrategy,
  step: () => Promise<StateMachine>,
  redirectUri: string | undefined,
  requireSession: () => void,
): Promise<StateMachine> {
  try {
    const machine = await step();
    if (machine.loginState !== 'SUCCESS') return machine;
    const { sessionToken } = machine.data;
    try {
      const tokens = await auth.getMemberTokensForDirectLogin(sessionToken);
      requireSession();
      auth.setTokens(tokens);
      return machine;
    } catch (error) {
      if (redirectUri === undefined || !isFrameFailure(error)) throw error;
      await auth.loginWithRedirect({ redirectUri, sessionToken });
      await returned();
      return { loginState: 'INITIAL' };
    }
  } catch (error) {
    return failure(error);
  }
}
