/** Something can be done, and with what; or it can not, and why. */
export type Verdict<Reason extends string, Details extends object = object> =
  ({ readonly isPossible: true } & Details) | { readonly isPossible: false; readonly reason: Reason };

/** It can not be done. */
export const impossible = <const Reason extends string>(reason: Reason) => ({ isPossible: false, reason }) as const;
