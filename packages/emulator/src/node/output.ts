/** What a run writes to. */
export interface Output {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Whether errors are read on a terminal, where a line can be written over. */
  readonly isTerminal?: boolean;
}
