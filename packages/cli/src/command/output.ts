import { escapeControls } from './escape-controls.js';
import type { Terminal } from './terminal.js';

/** Output of a command, as text or, with `--json`, as JSON. */
export interface Output {
  /** Whether the output is JSON. */
  readonly isJson: boolean;
  /**
   * Writes the result to standard output.
   *
   * @param text - Result as text, without the last line break.
   * @param data - The same as JSON.
   */
  print(text: string, data: unknown): void;
  /**
   * Writes one of many results to standard output, such as an event. With `--json`, each is a line of JSON.
   *
   * @param text - Result as text, without the last line break.
   * @param data - The same as JSON.
   */
  printLine(text: string, data: unknown): void;
  /** Writes a remark about the progress to standard error. Omitted with `--json`. */
  note(text: string): void;
}

/** Creates the output of a command. Control characters, such as those of a server's texts, are escaped. */
export function createOutput({ out, error }: Pick<Terminal, 'out' | 'error'>, isJson: boolean): Output {
  return {
    isJson,
    print: (text, data) => out(`${escapeControls(isJson ? JSON.stringify(data, null, 2) : text)}\n`),
    printLine: (text, data) => out(`${escapeControls(isJson ? JSON.stringify(data) : text)}\n`),
    note: (text) => void (isJson || error(`${escapeControls(text)}\n`)),
  };
}
