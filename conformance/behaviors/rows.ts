import { inspect } from 'node:util';
import type { Behavior, Verdict } from './behavior.js';

/** Input, recorded result of the official packages, and verdict. The default verdict is equality. */
export type Row<Input> = readonly [input: Input, recorded: unknown, verdict?: Verdict];

/** Behaviors with one input and one output each. The label is the input. */
export const rows = <Input>(
  group: string,
  official: (input: Input) => unknown,
  own: (input: Input) => unknown,
  table: readonly Row<Input>[],
): Behavior[] =>
  table.map(([input, recorded, verdict = 'equal']) => ({
    group,
    label: inspect(input, { breakLength: Infinity, depth: 9 }),
    recorded,
    verdict,
    official: () => official(input),
    own: () => own(input),
  }));
