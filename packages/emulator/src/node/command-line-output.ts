/** Output streams of the command line. */
export interface CommandLineOutput {
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly error: (text: string) => void;
  /** Whether standard error is a terminal, where a line can be overwritten. */
  readonly isTerminal?: boolean;
}
