/** Exit codes by error code: a wrong command line, and a process that a signal ended, as shells report Ctrl-C. */
const exitCodes: Readonly<Record<string, number>> = { usage: 2, interrupted: 130 };

/** Error of a command. The message is addressed to the user, and names the problem and the remedy. */
export class CliError extends Error {
  /** Stable code for scripts, such as `emulator_not_running`. */
  readonly code: string;
  /** Exit code of the process: 2 for a wrong command line, 130 after Ctrl-C, 1 for all other errors. */
  readonly exitCode: number;

  /**
   * Creates the error.
   *
   * @param code - Stable code in snake case. `usage` stands for a wrong command line, `interrupted` for Ctrl-C.
   * @param message - Problem and remedy.
   * @param options - Cause.
   */
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CliError';
    this.code = code;
    this.exitCode = exitCodes[code] ?? 1;
  }
}
