import type { Cart } from '@cartwright/ecom/current-cart-v2';

/** Options of `useAgentTools`. */
export interface AgentToolsOptions {
  /**
   * Starts the checkout, after the shopper agreed: `mutateAsync` of `useStartCheckout`, or a function that opens your
   * checkout page. May return the URL of the page.
   */
  readonly startCheckout: () => unknown;
  /**
   * Asks the shopper whether to start the checkout.
   *
   * @default `window.confirm`, with the number of items and the subtotal
   */
  readonly confirmCheckout?: ((cart: Cart) => boolean | Promise<boolean>) | undefined;
  /** Returns the URL of a product's page. Without it, agents get no URLs of products. */
  readonly productUrl?: ((slug: string) => string) | undefined;
}
