import type { RouterContextProvider } from 'react-router';
import { deliveryContext } from '../lib/server/contexts.js';
import { getTexts } from '../lib/server/texts.server.js';
import type { Texts } from '../lib/language/use-texts.js';
import type { DeliveryMethod } from '../lib/cart/delivery-methods.js';
import type { Destination } from '../lib/cart/destination.js';

/** Delivery method that the store knows by its code. */
interface KnownMethod {
  readonly code: keyof Texts['cart']['methods'];
  /** Countries and regions that the method is offered in. Absent for all. */
  readonly places?: readonly string[];
}

/** Methods that are not shipping options: the platform keeps pickup locations elsewhere. */
const pickup: readonly KnownMethod[] = [{ code: 'pickup', places: ['US-OR', 'US-WA'] }];

/** Shipping options, in case that the store's server cannot read them: the codes of the demo shop. */
const shipping: readonly KnownMethod[] = [
  { code: 'standard' },
  {
    code: 'express',
    places: 'AT BE CA CH CZ DE DK ES FI FR GB GR HU IE IS IT LU NL NO PL PT RO SE SI SK US'.split(' '),
  },
];

/**
 * Returns the delivery methods at a destination, in the language of the request. Carts list none. The platform rejects a
 * code that it does not offer for an address.
 */
export async function deliveryMethodsAt(
  context: Readonly<RouterContextProvider>,
  destination: Destination,
): Promise<readonly DeliveryMethod[]> {
  const { methods } = getTexts(context).cart;
  const { country, region } = destination;
  const toMethods = (known: readonly KnownMethod[]) =>
    known
      .filter(({ places }) => !places || places.includes(country) || places.includes(region))
      .map(({ code }) => ({ code, ...methods[code] }));
  const options = await context.get(deliveryContext)?.at(destination);
  return [...(options ?? toMethods(shipping)), ...toMethods(pickup)];
}
