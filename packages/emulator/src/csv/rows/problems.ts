import { CsvError, type CsvProblem } from './csv-error.js';

/** Collects the errors of a file, at most one per cell. */
export class Problems {
  readonly #found = new Map<string, CsvProblem>();

  /** Adds an error, unless its cell already has one. */
  add(problem: CsvProblem): void {
    const cell = `${problem.line}:${problem.column}`;
    if (!this.#found.has(cell)) this.#found.set(cell, problem);
  }

  /**
   * Throws if there are errors.
   *
   * @throws {CsvError} with all errors, in the order of the file
   */
  check(): void {
    const [first, ...rest] = [...this.#found.values()].sort((a, b) => a.line - b.line || a.column - b.column);
    if (first) throw new CsvError(first, rest);
  }
}
