import type { CheckoutTemplate } from '../../shop/checkout-templates/checkout-template.js';

/** Makes the template as the platform answers it. */
export const formatTemplate = ({ lastCheckoutId: _, ...template }: CheckoutTemplate): object => template;
