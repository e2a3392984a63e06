import { isCartwrightError } from '@cartwright/core';
import type { OAuthStrategy, StateMachine } from '@cartwright/identity';

const failure = (error: unknown): StateMachine => ({
  loginState: 'FAILURE',
  error: error instanceof Error ? error.message : String(error),
});

/** Whether the hidden frame is what failed: the browser keeps it from working, or nothing came out of it. */
const isFrameFailure = (error: unknown): boolean =>
  isCartwrightError(error) && (error.code === 'frame_blocked' || error.message === 'OAuth flow timed out');

/** The member's session for a login that succeeded. By way of the hosted page it never resolves: this page is left. */
async function takeSession(auth: OAuthStrategy, sessionToken: string, redirectUri: string | undefined): Promise<void> {
  try {
    auth.setTokens(await auth.getMemberTokensForDirectLogin(sessionToken));
  } catch (error) {
    if (redirectUri === undefined || !isFrameFailure(error)) throw error;
    await auth.loginWithRedirect({ redirectUri, sessionToken });
    return new Promise(() => undefined);
  }
}

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
    if (machine.loginState === 'SUCCESS') await takeSession(auth, machine.data.sessionToken, redirectUri);
    return machine;
  } catch (error) {
    return failure(error);
  }
}
