import { processTerminal, runCommandLine } from '@cartwright/cli';

/**
 * Runs `cartwright create`, for `npm create cartwright`.
 *
 * @param args - Arguments after the name of the program, such as `['my-store', '--template', 'next']`.
 * @returns Exit code. Errors are written to standard error.
 * @example
 * ```ts
 * import { createStore } from 'create-cartwright';
 *
 * process.exitCode = await createStore(['--help']);
 * ```
 */
export const createStore = (args: readonly string[]): Promise<number> =>
  runCommandLine(['create', ...args], processTerminal());
