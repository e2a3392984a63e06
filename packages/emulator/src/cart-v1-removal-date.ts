/** Time at which the platform removes Cart V1 and Checkout V1. */
export const cartV1RemovalDate = '2027-02-01T00:00:00.000Z';
