import { basename } from 'node:path';
import type { OnProgress } from '../csv/read-catalog.js';
import type { Output } from './output.js';

/** How many rows lie between two lines where lines cannot be written over. */
const STEP = 1000;

/** Takes back what stands in the line of a terminal. */
export const CLEAR_LINE = '\r\u001B[K';

/** Shows how far a file is read: on a terminal in one line that changes, elsewhere in lines. */
export function progress(file: string, { error, isTerminal = false }: Output): OnProgress {
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
