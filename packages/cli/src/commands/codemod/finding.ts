/** Place in a project that a codemod cannot change by itself. */
export interface Finding {
  /** Path from the project's folder. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  /** `absent`: there is no counterpart. `check`: needs a person. `type`: an error of the TypeScript compiler. */
  readonly kind: 'absent' | 'check' | 'type';
  /** Description of the place. */
  readonly problem: string;
  /** Instruction for the user. */
  readonly remedy: string;
}

/** Result of migrating one file. */
export interface FileResult {
  /** New content. Equals the old one if nothing has to change. */
  readonly text: string;
  readonly findings: readonly Omit<Finding, 'file'>[];
}
