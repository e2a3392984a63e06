'use client';

import type { LoginErrorCode, LoginState, OAuthStrategy, StateMachine } from '@cartwright/identity';
import { useCallback, useRef, useState } from 'react';
import { useCartwright } from '../provider/use-cartwright.js';
import { signIn } from './sign-in.js';
import { useAuth } from './use-auth.js';
import { waitingAttempt } from './waiting-attempt.js';

/** Settings of the hooks that sign in. */
export interface AttemptOptions {
  /**
   * Where the browser comes back to from the hosted page: an absolute URL, registered for the client, whose page calls
   * `handleRedirectCallback`. With it, a login still ends well in browsers that block the hidden frame.
   */
  redirectUri?: string;
}

/** How an attempt to sign in stands: what every hook that signs in returns. */
export interface AttemptResult {
  /** Where it stands. After `SUCCESS` the session is the member's. Each other state has its next step. */
  readonly state: LoginState;
  /** With `FAILURE`: what happened, in the platform's words. */
  readonly error: string | undefined;
  /** With `FAILURE`: why, where the platform says so. */
  readonly errorCode: LoginErrorCode | undefined;
  /** It is under way. */
  readonly isPending: boolean;
}

const initial = { loginState: 'INITIAL' } as const;

/** An attempt to sign in: runs one step at a time, and takes the member's session when that was the last one. */
export function useAttempt({ redirectUri }: AttemptOptions) {
  const auth = useAuth<OAuthStrategy>('getMemberTokensForDirectLogin');
  const waiting = useCartwright().single(waitingAttempt);
  const [{ machine, isPending }, setAttempt] = useState<{ machine: StateMachine; isPending: boolean }>({
    machine: initial,
    isPending: false,
  });
  const running = useRef<Promise<LoginState>>(undefined);
  const run = useCallback(
    (step: () => Promise<StateMachine>): Promise<LoginState> => {
      const attempt = async () => {
        setAttempt({ machine: initial, isPending: true });
        const machine = await signIn(auth, step, redirectUri);
        if (machine.loginState === 'EMAIL_VERIFICATION_REQUIRED') waiting.set(machine);
        else if (machine.loginState !== 'FAILURE') waiting.set(undefined);
        running.current = undefined;
        setAttempt({ machine, isPending: false });
        return machine.loginState;
      };
      return (running.current ??= attempt());
    },
    [auth, waiting, redirectUri],
  );
  const { error, errorCode } = machine as { error?: string; errorCode?: LoginErrorCode };
  const result: AttemptResult = { state: machine.loginState, error, errorCode, isPending };
  return { auth, waiting, run, result };
}
