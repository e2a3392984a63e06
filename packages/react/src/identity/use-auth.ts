'use client';

import { CartwrightError, isDevelopment, type AuthStrategy } from '@cartwright/core';
import { useCartwright } from '../provider/use-cartwright.js';

/** The client's authentication strategy. Throws `strategy_unsuitable` if it lacks the method. */
export function useAuth<Auth extends AuthStrategy>(method: keyof Auth & string): Auth {
  const { auth } = useCartwright().client as { auth?: Auth };
  if (auth && method in auth) return auth;
  const message = isDevelopment && `This hook needs a client with a strategy that has "${method}": use OAuthStrategy`;
  throw new CartwrightError(message, {
    kind: 'configuration',
    code: 'strategy_unsuitable',
  });
}
