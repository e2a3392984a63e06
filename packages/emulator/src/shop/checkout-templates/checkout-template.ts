import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { AppReference } from '../purchase/purchase.js';

/** Whether checkouts can be created from a template. */
export type TemplateStatus = 'ACTIVE' | 'INACTIVE';

/** Restrictions of the checkout page. */
export interface Customization {
  readonly lockedGiftCard?: boolean;
  readonly lockedCoupon?: boolean;
  readonly disabledManualPayment?: boolean;
  readonly webClient?: {
    readonly disabledContinueShoppingButton?: boolean;
    readonly disabledPolicyAgreementCheckbox?: boolean;
  };
}

/**
 * Template from which checkouts are created. Its items are stored as given, and read again for each checkout.
 */
export interface CheckoutTemplate {
  readonly id: string;
  readonly status: TemplateStatus;
  readonly customization: Customization;
  readonly lineItems: readonly object[];
  readonly customLineItems: readonly object[];
  readonly couponCode?: string;
  readonly customContentReference?: AppReference;
  readonly externalReference?: AppReference;
  /** ID of the last checkout created from the template. */
  readonly lastCheckoutId?: string;
}

/** The tenant's templates. */
export const templates = (tenant: Tenant) => tenant.collection<CheckoutTemplate>('checkout-templates');

/**
 * Finds a template by ID.
 *
 * @throws {ApplicationError} `CHECKOUT_TEMPLATE_NOT_FOUND`
 */
export function requireTemplate(tenant: Tenant, checkoutTemplateId = ''): CheckoutTemplate {
  const template = templates(tenant).get(checkoutTemplateId);
  if (template) return template;
  const data = { checkoutTemplateId };
  throw new ApplicationError('notFound', 'CHECKOUT_TEMPLATE_NOT_FOUND', 'No checkout template has this ID.', data);
}
