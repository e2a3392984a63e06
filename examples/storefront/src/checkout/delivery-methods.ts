/** Delivery method that the store offers. */
export interface OfferedMethod {
  /** Code of the method on the platform. */
  readonly code: string;
  readonly label: string;
  /** When the order arrives, or can be picked up. */
  readonly time: string;
  /** Countries and regions that the method is offered in. Absent for all. */
  readonly places?: readonly string[];
}

/**
 * Delivery methods of the store. The platform has no call that lists the methods of a cart, so a store names the codes of
 * its shipping options here. The platform rejects a code that it does not offer for an address.
 */
const methods: readonly OfferedMethod[] = [
  { code: 'standard', label: 'Standard shipping', time: '3 to 20 business days, by distance' },
  { code: 'express', label: 'Express shipping', time: '1 to 4 business days', places: ['US', 'CA', 'DE', 'FR', 'GB'] },
  { code: 'pickup', label: 'Pick up in store', time: 'Ready within 2 hours', places: ['US-OR', 'US-WA'] },
];

/** Returns the delivery methods of a country and region. */
export const methodsFor = (country: string, region: string): readonly OfferedMethod[] =>
  methods.filter(({ places }) => !places || places.includes(country) || places.includes(region));
