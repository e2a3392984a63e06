import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import type { Terminal } from '../command/terminal.js';

/** A terminal in which somebody types. */
interface ScriptedTerminal {
  readonly terminal: Pick<Terminal, 'isInteractive' | 'stdin' | 'stdout'>;
  /** Everything that was shown, without colors and cursor movements. */
  readonly screen: () => string;
}

/**
 * Creates a terminal in which somebody responds to prompts.
 *
 * @param answers - Pairs of a text that is shown and the keys that are then pressed, in this order.
 */
export function scriptedTerminal(answers: readonly (readonly [shown: string, keys: string])[]): ScriptedTerminal {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()];
  const remaining = [...answers];
  let [screen, answered] = ['', 0];
  stdout.on('data', (chunk: Buffer) => {
    screen += stripVTControlCharacters(chunk.toString());
    const [next] = remaining;
    if (next === undefined || !screen.slice(answered).includes(next[0])) return;
    remaining.shift();
    answered = screen.length;
    // One key at a time and after the prompt is rendered, as from a keyboard.
    const keys = next[1].split(/(?<!\[)(?=[^[])/);
    setImmediate(() => keys.forEach((key) => stdin.write(key)));
  });
  return { terminal: { isInteractive: true, stdin, stdout }, screen: () => screen };
}
