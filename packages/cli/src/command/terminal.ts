import type { Readable, Writable } from 'node:stream';

/** The surroundings of a command: output streams, working directory, environment and network. */
export interface Terminal {
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly error: (text: string) => void;
  /** Whether commands may prompt: standard input and output are a terminal, and `CI` is not set. */
  readonly isInteractive: boolean;
  /** Standard input, which prompts read. */
  readonly stdin: Readable;
  /** Standard output, on which prompts are shown. */
  readonly stdout: Writable;
  /** Working directory, as an absolute path. */
  readonly cwd: string;
  /** Environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Sends requests. */
  readonly fetch: typeof globalThis.fetch;
  /** Aborts when the user stops the command, such as with Ctrl-C. */
  readonly signal: AbortSignal;
}

/**
 * Creates the terminal of this process. SIGINT and SIGTERM abort its signal; a second one ends the process.
 *
 * @returns Terminal for `runCommandLine`.
 * @example
 * ```ts
 * import { processTerminal, runCommandLine } from '@cartwright/cli';
 *
 * process.exitCode = await runCommandLine(['--version'], processTerminal());
 * ```
 */
export function processTerminal(): Terminal {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
    isInteractive: process.stdin.isTTY && process.stdout.isTTY && !process.env['CI'],
    stdin: process.stdin,
    stdout: process.stdout,
    cwd: process.cwd(),
    env: process.env,
    fetch: globalThis.fetch,
    signal: stop.signal,
  };
}
