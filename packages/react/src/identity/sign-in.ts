import type { LoginStrategy, StateMachine } from './login-strategy.js';

const failure = (error: unknown): StateMachine => ({
  loginState: 'FAILURE',
  error: error instanceof Error ? error.message : String(error),
});

/**
 * Takes a step of an attempt to sign in, and the member's session where that succeeds: through the hidden frame, or where
 * the browser blocks it, by way of the hosted page, which the page is left for. It does not throw.
 */
export async function signIn(
  auth: LoginStrategy,
  step: () => Promise<StateMachine>,
  redirectUri: string | undefined,
): Promise<StateMachine> {
  try {
    const machine = await step();
    if (machine.loginState !== 'SUCCESS') return machine;
    const { sessionToken } = machine.data;
    auth.setTokens(await auth.getMemberTokensForDirectLogin(sessionToken));
    return machine;
  } catch (error) {
    return failure(error);
  }
}
