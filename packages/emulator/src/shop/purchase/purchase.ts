import type { Owner } from '../../protocol/auth/owner.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import type { AppliedGiftCard } from '../pricing/gift-cards/gift-card.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { PluginResults, SelectedMembership } from '../pricing/totals/plugin-results.js';
import type { MerchantDiscount, SelectedShippingOption, Totals } from '../pricing/totals/totals.js';

/**
 * Purchase of a customer, from the first line item to the order.
 *
 * Cart V1 and Checkout V1 are views of it, each with a separate collection. A V1 checkout is a copy of a cart with a
 * different ID. It keeps its prices while the cart changes.
 */
export interface Purchase {
  readonly id: string;
  readonly owner: Owner;
  /** In a cart, names, prices and stock are those of the last change, and reads look them up anew. A checkout keeps its prices. */
  readonly lines: readonly StoredLine[];
  /** The code of the coupon as it is spelled in the shop. */
  readonly couponCode?: string;
  readonly giftCard?: AppliedGiftCard;
  readonly merchantDiscounts: readonly MerchantDiscount[];
  /** The memberships that the buyer chose to pay for line items. */
  readonly selectedMemberships?: readonly SelectedMembership[];
  readonly email?: string;
  readonly buyerNote?: string;
  readonly shippingDestination?: AddressWithContact;
  readonly billingInfo?: AddressWithContact;
  readonly selectedShippingOption?: SelectedShippingOption;
  readonly businessLocationId?: string;
  readonly extendedFields?: object;
  /** The sales channel. Set in checkouts. */
  readonly channelType?: string;
  /** Settings from a checkout template: restrictions of the page, custom content, and external ID, in the platform's format. */
  readonly fromTemplate?: object;
  /** Where the shop wants its buyers to check out instead of on the hosted page. */
  readonly overrideCheckoutUrl?: string;
  /** The results of plugins when it was last changed. */
  readonly plugins?: PluginResults;
  /** The totals when it was last changed; those of a cart are without an address, so without shipping and tax. */
  readonly totals?: Totals;
  /** The same in the cart, its checkout and its order. */
  readonly purchaseFlowId: string;
  /** Number of changes. Counted in carts. */
  readonly revision?: number;
  /** ID of the cart that a checkout was created from. */
  readonly cartId?: string;
  /** ID of the last checkout created from a cart. */
  readonly checkoutId?: string;
  /** Whether it is an order, here or elsewhere. */
  readonly completed?: boolean;
  /** The order it became. */
  readonly orderId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** A purchase with its totals. */
export type PricedPurchase = Purchase & { readonly totals: Totals };

/** A new, empty purchase; not stored yet. */
export function newPurchase(tenant: Tenant, owner: Owner, newId: () => string): Purchase {
  const now = tenant.clock.now().toISOString();
  return {
    ...{ id: newId(), owner, lines: [], merchantDiscounts: [], purchaseFlowId: newId() },
    ...{ createdDate: now, updatedDate: now },
  };
}
