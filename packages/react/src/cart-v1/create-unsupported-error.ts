import { CartwrightError, isDevelopment } from '@cartwright/core';

/** Error for a change that Cart V1 has no operation for. */
export const createUnsupportedError = (what: string): CartwrightError =>
  new CartwrightError(
    isDevelopment && `Cart V1 cannot save ${what} in the cart: pass it to the checkout, or use Cart V2`,
    {
      kind: 'configuration',
      code: 'cart_v1_unsupported',
    },
  );
