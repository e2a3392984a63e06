import { CommanderError } from 'commander';
import { CliError } from './command/cli-error.js';
import { createProgram } from './command/create-program.js';
import { escapeControls } from './command/escape-controls.js';
import { suggest } from './command/suggest.js';
import type { Terminal } from './command/terminal.js';
import { version } from './command/version.js';
import { commands } from './commands.js';

const ISSUES = 'https://github.com/cartwright-sdk/cartwright/issues';

/** Returns the error that is reported for an error of any kind. */
function toCliError(error: unknown, command: string | undefined, { signal }: Terminal): CliError {
  if (error instanceof CliError) return error;
  if (error instanceof CommanderError && error.code === 'commander.unknownCommand') {
    const names = commands.map(({ name }) => name);
    const list = names.join(', ');
    return new CliError(
      'usage',
      `There is no command "${command}". ${suggest(command ?? '', names)}The commands are: ${list}.\nSee cartwright --help.`,
    );
  }
  if (error instanceof CommanderError) {
    const name = command?.startsWith('-') ? '' : ` ${command}`;
    return new CliError('usage', `${error.message.replace(/^error: /, '')}\nSee cartwright${name} --help.`);
  }
  if (signal.aborted) return new CliError('interrupted', 'Interrupted.');
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new CliError('unexpected', `Unexpected error: ${message}\nPlease report it: ${ISSUES}`, { cause: error });
}

function report(error: CliError, isJson: boolean, terminal: Terminal): number {
  const { code, message } = error;
  const text = isJson ? JSON.stringify({ error: { code, message } }) : message;
  terminal.error(`${escapeControls(text)}\n`);
  return error.exitCode;
}

/**
 * Runs the command line `cartwright`.
 *
 * @param args - Arguments after the name of the program.
 * @param terminal - Streams, working directory, environment and network of the commands.
 * @returns Exit code: 0 on success, 1 for errors and found problems, 2 for a wrong command line, 130 after Ctrl-C. `listen`,
 * `emulator` and `dev` run until Ctrl-C, and exit with 0. Errors are written to standard error.
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
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return report(toCliError(error, args[0], terminal), isJson, terminal);
  }
}
