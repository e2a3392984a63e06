/**
 * Version of the cart operations. The platform removes Cart V1 on 2027-02-01. Both versions work on the same carts, and
 * the data has the shapes of Cart V2 either way.
 */
export type CartVersion = 1 | 2;

/** Options of the cart's query options. */
export interface CartVersionOptions {
  /**
   * Version of the cart operations, as that of the `CartwrightProvider`.
   *
   * @default 2
   */
  cartVersion?: CartVersion | undefined;
}
