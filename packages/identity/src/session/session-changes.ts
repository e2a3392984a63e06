import { reportException } from '../errors/report-exception.js';
import type { SessionChange } from './session-change.js';

/** Notifies listeners of session changes. Exceptions of listeners are reported and do not affect calls. */
export function sessionChanges() {
  const listeners = new Set<(change: SessionChange) => unknown>();
  return {
    notify(change: SessionChange): void {
      for (const listener of listeners) {
        Promise.resolve(change).then(listener).catch(reportException);
      }
    },
    onSessionChange(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
