import type { StateMachine } from '@cartwright/identity';

/** The attempt that waits for the code in a mail: one for a provider, so that another page can take the code. */
export interface WaitingAttempt {
  subscribe(this: void, listener: () => void): () => void;
  get(this: void): StateMachine | undefined;
  set(this: void, attempt: StateMachine | undefined): void;
}

/** Makes the place for it; hooks ask the provider for it by this function. It is in memory only. */
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
