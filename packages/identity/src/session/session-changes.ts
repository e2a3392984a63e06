import { reportException } from '../errors/report-exception.js';
import type { SessionChange } from './session-change.js';

/** Tells listeners of a session's changes, each when it is done. What a listener throws is reported, and harms no call. */
export function sessionChanges() {
  const listeners = new Set<(change: SessionChange) => unknown>();
  return {
    announce(change: SessionChange): void {
      for (const listener of listeners) {
        Promise.resolve(change)
          .then(listener)
          .catch((error: unknown) => reportException(error instanceof Error ? error : new Error(String(error))));
      }
    },
    onSessionChange(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
