/** Ways to report an exception that do not end the program. */
interface Reporters {
  /** Of Node.js, Deno, Bun and workers with Node.js compatibility. */
  readonly process?: { readonly emitWarning?: (warning: Error) => void };
  /** Of browsers and workers. */
  readonly reportError?: (error: Error) => void;
}

/**
 * Reports an exception that no caller can catch: as a process warning where there are any, else as an uncaught exception
 * of the page. `reportError` comes second because it ends a Deno process.
 */
export function reportException(error: Error): void {
  const { process, reportError } = globalThis as Reporters;
  (process?.emitWarning ?? reportError)?.(error);
}
