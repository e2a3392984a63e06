import type { CheckoutTemplate } from '../../shop/checkout-templates/checkout-template.js';

/** Formats a template as the platform does. */
export const formatTemplate = ({ lastCheckoutId: _, ...template }: CheckoutTemplate): object => template;
