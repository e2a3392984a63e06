import type { StateMachine } from '@cartwright/identity';

/**
 * Sign-in attempt that awaits a verification code. Shared by the provider, so that another component can continue it.
 */
export interface WaitingAttempt {
  subscribe(this: void, listener: () => void): () => void;
  get(this: void): StateMachine | undefined;
  set(this: void, attempt: StateMachine | undefined): void;
}

/** Creates the store, in memory only. Hooks get it with `single` of the provider, so that it is created once. */
export function waitingAttempt(): WaitingAttempt {
  const listeners = new Set<() => void>();
  let waiting: StateMachine | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => waiting,
    set(attempt) {
      waiting = attempt;
      for (const listener of listeners) listener();
    },
  };
}
