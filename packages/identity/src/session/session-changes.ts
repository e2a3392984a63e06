import type { SessionChange } from './session-change.js';

/** Tells whoever listens of a session's changes, each when it is done. A listener that throws harms no call. */
export function sessionChanges() {
  const listeners = new Set<(change: SessionChange) => void>();
  return {
    announce(change: SessionChange): void {
      for (const listener of listeners) queueMicrotask(() => listener(change));
    },
    onSessionChange(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
