import type { Destination } from '../shipping/destination.js';

/** Addresses of a purchase, and whether anything is shipped. */
interface TaxedPurchase {
  readonly billing?: Destination | undefined;
  readonly destination?: Destination | undefined;
  readonly shippable: boolean;
}

/** Returns the place whose taxes apply: the shipping destination, or the billing address if nothing is shipped. */
export const taxedPlace = ({ billing, destination, shippable }: TaxedPurchase): Destination | undefined =>
  shippable ? (destination ?? billing) : (billing ?? destination);
