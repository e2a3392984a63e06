/** Body of a request to place an order. */
export interface OrderRequest {
  /** ID of the cart that the shopper saw. */
  readonly cartId: string;
  /** Total that the shopper saw, as a decimal string. */
  readonly total: string;
  /** Set if the shopper chose to pay the amount due offline, such as in cash. */
  readonly payment?: 'offline';
}
