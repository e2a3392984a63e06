import { CartwrightError, isDevelopment } from '@cartwright/core';
import type { SelectionProblem } from './validate-selection.js';

/**
 * Thrown when a selection cannot be ordered yet, with the code `selection_incomplete`. No request was sent.
 *
 * @example
 * ```ts
 * import { IncompleteSelectionError } from '@cartwright/stores/selection';
 *
 * export const isIncomplete = (error: unknown, option: string) =>
 *   error instanceof IncompleteSelectionError &&
 *   error.problems.some((problem) => problem.reason === 'option_missing' && problem.field === option);
 * ```
 */
export class IncompleteSelectionError extends CartwrightError {
  override readonly name: string = 'IncompleteSelectionError';
  /** Problems of the selection; at least one. */
  readonly problems: readonly SelectionProblem[];

  /** @param problems - Problems of the selection. */
  constructor(problems: readonly SelectionProblem[]) {
    const words = problems.map((problem) => ('field' in problem ? `${problem.field}: ` : '') + problem.reason);
    super(isDevelopment && `The selection cannot be ordered: ${words.join(', ').replaceAll('_', ' ')}`, {
      kind: 'validation',
      code: 'selection_incomplete',
    });
    this.problems = problems;
  }
}
