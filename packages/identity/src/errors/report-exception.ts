/** Ways to report an exception without ending the program. */
interface Reporters {
  /** In Node.js, Deno, Bun and workers with Node.js compatibility. */
  readonly process?: { readonly emitWarning?: (warning: Error) => void };
  /** In browsers and workers. */
  readonly reportError?: (error: Error) => void;
}

/**
 * Reports an exception that no caller can catch: as a process warning if possible, else with `reportError`, which ends
 * a Deno process.
 */
export function reportException(exception: unknown): void {
  const { process, reportError } = globalThis as Reporters;
  const error = exception instanceof Error ? exception : new Error(String(exception));
  (process?.emitWarning ?? reportError)?.(error);
}
