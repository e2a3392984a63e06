import { CartwrightError, isCartwrightError } from '@cartwright/core';
import type { LoginState, OAuthStrategy, StateMachine } from '@cartwright/identity';

/** State of a sign-in or registration that did not fail. */
export type LoginProgress = Exclude<StateMachine, { loginState: 'FAILURE' }>;

/** Data of the hooks that sign in. */
export interface LoginData {
  /**
   * State after the attempt. `SUCCESS`: the session is the member's. `EMAIL_VERIFICATION_REQUIRED`: continue with
   * `useVerification`. `OWNER_APPROVAL_REQUIRED`: the merchant must approve the member. `USER_CAPTCHA_REQUIRED`,
   * `SILENT_CAPTCHA_REQUIRED`: call `mutate` again with a CAPTCHA token. `INITIAL`: the shopper left the hosted page, to
   * which the browser was redirected.
   */
  readonly loginState: Exclude<LoginState, 'FAILURE'>;
}

/** Whether the hidden iframe failed: blocked by the browser, or timed out. */
const isFrameFailure = (error: unknown): boolean =>
  isCartwrightError(error) && (error.code === 'frame_blocked' || error.message === 'OAuth flow timed out');

/** Resolves when the browser restores this page from the back/forward cache after a redirect. */
const waitForReturn = () =>
  new Promise<void>((resolve) => globalThis.addEventListener('pageshow', () => resolve(), { once: true }));

/**
 * Runs one step of a sign-in, and gets the member's tokens after `SUCCESS`: through the hidden iframe, or by a redirect
 * to the hosted page if the browser blocks it. `requireSession` throws if the session has changed since the start: another
 * sign-in or a sign-out must not be undone.
 *
 * @throws `CartwrightError` with the platform's code, or `login_failed`, when the attempt is refused.
 */
export async function signIn(
  auth: OAuthStrategy,
  step: () => Promise<StateMachine>,
  redirectUri: string | undefined,
  requireSession: () => void,
): Promise<LoginProgress> {
  const machine = await step();
  if (machine.loginState === 'FAILURE') {
    const { error, errorCode = 'login_failed' } = machine;
    throw new CartwrightError(error, { kind: 'application', code: errorCode });
  }
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
    await waitForReturn();
    return { loginState: 'INITIAL' };
  }
}
