/** Delivery methods of the store. The platform has no operation that lists them: these are the codes of its shipping options. */
export const deliveryMethods = [
  { code: 'standard', title: 'Standard shipping' },
  { code: 'express', title: 'Express shipping' },
] as const;
