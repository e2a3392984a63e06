/** Availability of an action: its details if it is possible, and otherwise the reason why not. */
export type ActionAvailability<Reason extends string, Details extends object = object> =
  ({ readonly isAvailable: true } & Details) | { readonly isAvailable: false; readonly reason: Reason };

/**
 * Creates the availability of an action that is not possible.
 *
 * @param reason - Reason why it is not.
 * @returns The availability, with `isAvailable: false`.
 */
export const refuse = <const Reason extends string>(reason: Reason) => ({ isAvailable: false, reason }) as const;
