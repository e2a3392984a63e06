import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { Texts } from '../language/use-texts.js';
import { type Destination, destinationOf, isComplete } from './destination.js';

/** Delivery method that the store offers. */
interface OfferedMethod {
  /** Code of the method on the platform. */
  readonly code: keyof Texts['cart']['methods'];
  /** Countries and regions that the method is offered in. Absent for all. */
  readonly places?: readonly string[];
}

/**
 * Delivery methods of the store. The platform has no operation that lists them: these are the codes of its shipping
 * options. The platform rejects a code that it does not offer for an address.
 */
const methods: readonly OfferedMethod[] = [
  { code: 'standard' },
  {
    code: 'express',
    places: 'AT BE CA CH CZ DE DK ES FI FR GB GR HU IE IS IT LU NL NO PL PT RO SE SI SK US'.split(' '),
  },
  { code: 'pickup', places: ['US-OR', 'US-WA'] },
];

/** Returns the delivery methods that the store offers at a destination. */
export const methodsFor = ({ country, region }: Destination): readonly OfferedMethod[] =>
  methods.filter(({ places }) => !places || places.includes(country) || places.includes(region));

/** Code of the first method of the destination, unless the cart has a method that the store offers there. */
export function nextMethod(cart: Cart): string | undefined {
  const destination = destinationOf(cart);
  if (!isComplete(destination)) return undefined;
  const offered = methodsFor(destination);
  return offered.some(({ code }) => code === cart.deliveryInfo?.method?.code) ? undefined : offered[0]?.code;
}
