import type { DifferenceId } from '../differences.js';

/** Comparison of Cartwright with the recorded behavior of the official packages. */
export type Verdict =
  | 'equal'
  /** Listed as a difference, with the result of Cartwright. */
  | { readonly differs: DifferenceId; readonly ours: unknown }
  /** Reason why Cartwright has nothing to compare. */
  | { readonly notApplicable: string };

/** Recorded behavior of the official packages, and functions that repeat it with both SDKs. */
export interface Behavior {
  readonly group: string;
  readonly label: string;
  /** Recorded result of the official packages. */
  readonly recorded: unknown;
  readonly verdict: Verdict;
  /** Calls the official packages. */
  readonly official: () => unknown;
  /** Calls Cartwright. Absent if Cartwright has nothing to call. */
  readonly own?: () => unknown;
}

/** Verdict of an intended difference. */
export const differs = (id: DifferenceId, ours?: unknown): Verdict => ({ differs: id, ours });

/** Result of a call that throws: the error message. */
export const throws = (error: string) => ({ throws: error });

/** Verdict of a behavior without an equivalent in Cartwright. */
export const notApplicable = (reason: string): Verdict => ({ notApplicable: reason });
