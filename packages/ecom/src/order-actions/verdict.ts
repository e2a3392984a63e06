/** Availability of an action: its details if it is possible, and otherwise the reason why not. */
export type Verdict<Reason extends string, Details extends object = object> =
  ({ readonly isPossible: true } & Details) | { readonly isPossible: false; readonly reason: Reason };

/** Creates the verdict of an action that is not possible. */
export const impossible = <const Reason extends string>(reason: Reason) => ({ isPossible: false, reason }) as const;
