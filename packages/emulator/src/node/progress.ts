import { basename } from 'node:path';
import type { OnProgress } from '../csv/read-catalog.js';
import type { CommandLineOutput } from './command-line-output.js';

/** Rows between two progress lines, without a terminal. */
const STEP = 1000;

/** Escape sequence that clears the current line of a terminal. */
export const CLEAR_LINE = '\r\u001B[K';

/** Reports the progress of reading a file: in one updated line on a terminal, in separate lines elsewhere. */
export function progress(file: string, { error, isTerminal = false }: CommandLineOutput): OnProgress {
  const name = basename(file);
  let shown = 0;
  return (read, rows) => {
    const isOver = read >= rows;
    const step = isTerminal ? rows / 100 : STEP;
    if (!isOver && read - shown < step) return;
    shown = read;
    const [start, end] = isTerminal ? [CLEAR_LINE, isOver ? '\n' : ''] : ['', '\n'];
    error(`${start}${name}: ${read.toLocaleString('en-US')} of ${rows.toLocaleString('en-US')} rows${end}`);
  };
}
