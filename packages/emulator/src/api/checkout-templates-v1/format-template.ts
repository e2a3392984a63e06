import type { CheckoutTemplate } from '../../shop/checkout-templates/checkout-template.js';

/** Formats a template as the platform does. */
export const formatTemplate = ({
  couponCode,
  customContentReference,
  customLineItems,
  customization,
  externalReference,
  id,
  lineItems,
  status,
}: CheckoutTemplate) => ({
  id,
  status,
  customization,
  lineItems,
  customLineItems,
  ...(couponCode && { couponCode }),
  ...(customContentReference && { customContentReference }),
  ...(externalReference && { externalReference }),
});
