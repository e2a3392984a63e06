import { isCartwrightError } from '@cartwright/core';
import type { OAuthStrategy, StateMachine } from '@cartwright/identity';

const failure = (error: unknown): StateMachine => ({
  loginState: 'FAILURE',
  error: error instanceof Error ? error.message : String(error),
});

/** Whether the hidden frame is what failed: the browser keeps it from working, or nothing came out of it. */
const isFrameFailure = (error: unknown): boolean =>
  isCartwrightError(error) && (error.code === 'frame_blocked' || error.message === 'OAuth flow timed out');

/** Resolves when the browser comes back to this page, which it has left, as it was. */
const returned = () =>
  new Promise<void>((resolve) => globalThis.addEventListener('pageshow', () => resolve(), { once: true }));

/**
 * Takes a step of an attempt to sign in, and the member's session where that succeeds: through the hidden frame, or where
 * the browser blocks it, by way of the hosted page. It does not throw.
 */
export async function signIn(
  auth: OAuthStrategy,
  step: () => Promise<StateMachine>,
  redirectUri: string | undefined,
): Promise<StateMachine> {
  try {
    const machine = await step();
    if (machine.loginState !== 'SUCCESS') return machine;
    const { sessionToken } = machine.data;
    try {
      auth.setTokens(await auth.getMemberTokensForDirectLogin(sessionToken));
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
