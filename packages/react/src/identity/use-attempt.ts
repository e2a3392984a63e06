'use client';

import type { OAuthStrategy, StateMachine } from '@cartwright/identity';
import { useRef } from 'react';
import { useChange, type ChangeParameters, type ChangeResult } from '../provider/use-change.js';
import { useCartwright } from '../provider/use-cartwright.js';
import { signIn, type LoginData } from './sign-in.js';
import { useAuth } from './use-auth.js';
import { waitingAttempt, type WaitingAttempt } from './waiting-attempt.js';

/** Options of the hooks that sign in. */
export interface AttemptOptions<Variables> extends ChangeParameters<LoginData, Variables> {
  /**
   * Absolute URL that the hosted page redirects to, registered as an allowed redirect of the client. That page must
   * call `handleRedirectCallback`. Required to sign in with browsers that block the hidden iframe.
   */
  redirectUri?: string | undefined;
}

/**
 * Mutation of a sign-in attempt. A call while an attempt is pending waits for that attempt. Passwords and codes leave the
 * cache with the component.
 */
export function useAttempt<Variables>(
  step: (auth: OAuthStrategy, variables: Variables, waiting: WaitingAttempt) => Promise<StateMachine>,
  { redirectUri, mutation }: AttemptOptions<Variables>,
): ChangeResult<LoginData, Variables> {
  const auth = useAuth<OAuthStrategy>('getMemberTokensForDirectLogin');
  const waiting = useCartwright().single(waitingAttempt);
  const running = useRef<Promise<LoginData>>(undefined);
  return useChange<LoginData, Variables>(
    (variables, _, requireSession) => {
      const attempt = async (): Promise<LoginData> => {
        const machine = await signIn(auth, () => step(auth, variables, waiting), redirectUri, requireSession);
        waiting.set(machine.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? machine : undefined);
        return { loginState: machine.loginState };
      };
      if (running.current) return running.current;
      const result = attempt().finally(() => (running.current = undefined));
      running.current = result;
      return result;
    },
    { mutation: { gcTime: 0, ...mutation } },
    true,
  );
}
