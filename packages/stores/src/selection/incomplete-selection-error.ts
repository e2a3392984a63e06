import { CartwrightError } from '@cartwright/core';
import type { SelectionProblem } from './find-problems.js';

/**
 * A selection cannot be ordered yet. Nothing was sent.
 *
 * @example
 * ```ts
 * import { IncompleteSelectionError } from '@cartwright/stores/selection';
 *
 * export const isMissing = (error: unknown, option: string) =>
 *   error instanceof IncompleteSelectionError &&
 *   error.problems.some((problem) => problem.reason === 'option_missing' && problem.field === option);
 * ```
 * @see Specification, section 3: catalog
 */
export class IncompleteSelectionError extends CartwrightError {
  override readonly name: string = 'IncompleteSelectionError';
  /** What is missing or wrong; at least one. */
  readonly problems: readonly SelectionProblem[];

  /** @param problems - What is missing or wrong. */
  constructor(problems: readonly SelectionProblem[]) {
    const words = problems.map((problem) => ('field' in problem ? `${problem.field}: ` : '') + problem.reason);
    super(`The selection cannot be ordered: ${words.join(', ').replaceAll('_', ' ')}`, {
      kind: 'validation',
      code: 'selection_incomplete',
    });
    this.problems = problems;
  }
}
