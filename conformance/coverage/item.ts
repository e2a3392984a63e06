import type { DifferenceId } from '../differences.js';

/** Status of an item of the specification. */
export type Status = 'done' | 'partial' | 'planned';

/** Evidence that an item is implemented. */
export interface Evidence {
  readonly status: Status;
  /**
   * Exported symbol as `package/entry#export`, with `.property` for a field of a type:
   * `@cartwright/ecom/current-cart#Cart.lineItems.quantity`.
   */
  readonly symbol?: string;
  /** ID of the emulator's route. */
  readonly route?: string;
  /** Test as `path/from/the/root.test.ts > part of the test's title`. */
  readonly test?: string;
  /** Full name of one test, for a title with placeholders: `register > maps error -19971 to missingCaptchaToken`. */
  readonly row?: string;
  /** Missing parts or other remarks. */
  readonly note?: string;
  /** Intended difference from the requirement. The item is partial, even if nothing is missing. */
  readonly difference?: DifferenceId;
}

/** Item of the specification. */
export interface CoverageItem extends Evidence {
  readonly id: string;
  /** Number and heading in the specification. */
  readonly section: string;
  /** Requirement of the specification. */
  readonly text: string;
  /** Values of an enumeration. The symbol must have all of them. */
  readonly values?: readonly string[];
}

export const planned: Evidence = { status: 'planned' };
export const done = (evidence: Omit<Evidence, 'difference' | 'status'>): Evidence => ({ status: 'done', ...evidence });

/** An item that Cartwright implements differently on purpose. The difference has the reason. */
export const differs = (difference: DifferenceId, evidence: Omit<Evidence, 'difference' | 'status'>): Evidence => ({
  ...evidence,
  status: 'partial',
  difference,
});

/** Converts a text to an ID: `Cart created` becomes `cart-created`. */
export const slug = (text: string) =>
  text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

/** Splits a template literal into words, across lines. */
export const words = (text: string) => text.trim().split(/\s+/);
