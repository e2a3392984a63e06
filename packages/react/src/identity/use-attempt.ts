'use client';

import type { LoginErrorCode, LoginState, OAuthStrategy, StateMachine } from '@cartwright/identity';
import { useCallback, useRef, useState } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { signIn } from './sign-in.js';
import { useAuth } from './use-auth.js';
import { waitingAttempt } from './waiting-attempt.js';

/** Options of the sign-in hooks. */
export interface AttemptOptions {
  /**
   * Absolute URL that the hosted page redirects to, registered as an allowed redirect of the client. That page must
   * call `handleRedirectCallback`. Required to sign in with browsers that block the hidden iframe.
   */
  redirectUri?: string;
}

/** State of a sign-in attempt, returned by all sign-in hooks. */
export interface AttemptResult {
  /** State of the attempt. After `SUCCESS` the session is the member's. */
  readonly state: LoginState;
  /** Error message of the platform, when `state` is `FAILURE`. */
  readonly error: string | undefined;
  /** Error code, when `state` is `FAILURE` and the platform returns one. */
  readonly errorCode: LoginErrorCode | undefined;
  /** Whether a step is pending. */
  readonly isPending: boolean;
}

const initial = { loginState: 'INITIAL' } as const;

/** State of a sign-in attempt. Runs one step at a time. */
export function useAttempt({ redirectUri }: AttemptOptions) {
  const auth = useAuth<OAuthStrategy>('getMemberTokensForDirectLogin');
  const { session, single } = useCartwright();
  const waiting = single(waitingAttempt);
  const [{ machine, isPending }, setAttempt] = useState<{ machine: StateMachine; isPending: boolean }>({
    machine: initial,
    isPending: false,
  });
  const running = useRef<Promise<LoginState>>(undefined);
  const run = useCallback(
    (step: () => Promise<StateMachine>): Promise<LoginState> => {
      const attempt = async () => {
        const generation = session.generation();
        setAttempt({ machine: initial, isPending: true });
        const machine = await signIn(auth, step, redirectUri, () => session.require(generation));
        if (machine.loginState === 'EMAIL_VERIFICATION_REQUIRED') waiting.set(machine);
        else if (machine.loginState !== 'FAILURE') waiting.set(undefined);
        running.current = undefined;
        setAttempt({ machine, isPending: false });
        return machine.loginState;
      };
      running.current = running.current ?? attempt();
      return running.current;
    },
    [auth, session, waiting, redirectUri],
  );
  const { error, errorCode } = machine as { error?: string; errorCode?: LoginErrorCode };
  const result: AttemptResult = { state: machine.loginState, error, errorCode, isPending };
  return { auth, waiting, run, result };
}
