import type { StateMachine } from '@cartwright/identity';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';

/**
 * Sign-in attempt that awaits a verification code. Shared by the provider, so that another component can continue it.
 * Belongs to the session that started it.
 */
export interface WaitingAttempt {
  subscribe(this: void, listener: () => void): () => void;
  get(this: void): StateMachine | undefined;
  set(this: void, attempt: StateMachine | undefined): void;
}

/** Creates the store, in memory only. Hooks get it with `single` of the provider, so that it is created once. */
export function waitingAttempt({ session }: CartwrightContextValue): WaitingAttempt {
  const listeners = new Set<() => void>();
  let waiting: StateMachine | undefined;
  let generation = 0;
  return {
    subscribe(listener) {
      const leave = session.subscribe(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    get: () => (generation === session.generation() ? waiting : undefined),
    set(attempt) {
      waiting = attempt;
      generation = session.generation();
      for (const listener of listeners) listener();
    },
  };
}
