import type { DifferenceId } from '../differences.js';

/** How ours compares with what the official packages do. */
export type Verdict =
  | 'equal'
  /** On the list of differences, and what ours does instead. */
  | { readonly differs: DifferenceId; readonly ours: unknown }
  /** There is nothing in ours that it could be compared with: why. */
  | { readonly notApplicable: string };

/** Recorded behavior of the official packages, and functions that repeat it with both SDKs. */
export interface Behavior {
  readonly group: string;
  readonly label: string;
  /** Recorded result of the official packages. */
  readonly recorded: unknown;
  readonly verdict: Verdict;
  /** Asks the official packages. */
  readonly official: () => unknown;
  /** Asks ours. Left out where ours has nothing to ask. */
  readonly own?: () => unknown;
}

/** Ours differs on purpose. */
export const differs = (id: DifferenceId, ours?: unknown): Verdict => ({ differs: id, ours });

/** Result of a call that throws: the error message. */
export const throws = (error: string) => ({ throws: error });

/** Ours has nothing that it could be compared with. */
export const notApplicable = (reason: string): Verdict => ({ notApplicable: reason });
