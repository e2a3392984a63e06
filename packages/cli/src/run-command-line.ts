import { CommanderError } from 'commander';
import { CliError } from './command/cli-error.js';
import { createProgram } from './command/create-program.js';
import type { Terminal } from './command/terminal.js';
import { version } from './command/version.js';
import { commands } from './commands.js';

/** Exit codes of a process that a signal ended, as shells report Ctrl-C. */
const INTERRUPTED = 130;

function report(error: CliError, isJson: boolean, terminal: Terminal): number {
  const { code, message } = error;
  terminal.error(isJson ? `${JSON.stringify({ error: { code, message } })}\n` : `${message}\n`);
  return error.exitCode;
}

/**
 * Runs the command line `cartwright`.
 *
 * @param args - Arguments after the name of the program.
 * @param terminal - Streams, working directory, environment and network of the commands.
 * @returns Exit code: 0 on success, 1 for errors and found problems, 2 for a wrong command line, 130 after Ctrl-C. Errors
 * are written to standard error.
 * @example
 * ```ts
 * import { processTerminal, runCommandLine } from '@cartwright/cli';
 *
 * process.exitCode = await runCommandLine(['--help'], processTerminal());
 * ```
 */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const isJson = args.includes('--json');
  const program = createProgram(commands, version, terminal, (code) => void (exitCode = code));
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CliError) return report(error, isJson, terminal);
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      const name = args[0]?.startsWith('-') ? '' : ` ${args[0]}`;
      const message = error.message.replace(/^error: /, '');
      return report(new CliError('usage', `${message}\nSee cartwright${name} --help.`), isJson, terminal);
    }
    if (terminal.signal.aborted) return INTERRUPTED;
    throw error;
  }
}
