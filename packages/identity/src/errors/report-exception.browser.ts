/**
 * Reports an exception that no caller can catch, to `window.onerror`. Bundlers for browsers use this file instead of
 * `report-exception.ts`, which prefers the warnings of Node.js.
 */
export const reportException = (exception: unknown): void =>
  (globalThis as { reportError?: (exception: unknown) => void }).reportError?.(exception);
