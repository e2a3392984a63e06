import type { Owner } from '../../protocol/auth/owner.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredLine } from '../line-items/line.js';
import type { AppliedGiftCard } from '../pricing/gift-cards/gift-card.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { PluginResults, SelectedMembership } from '../pricing/totals/plugin-results.js';
import type { MerchantDiscount, SelectedShippingOption, Totals } from '../pricing/totals/totals.js';

/** Details that the customer enters. */
interface PurchaseDetails {
  /** ID of the coupon. Stays when the coupon is deleted. */
  readonly couponId?: string;
  /** Currency that the customer chose for the checkout page. The store's by default. */
  readonly customerCurrency?: string;
  /** Code of the coupon, spelled as the merchant created it. */
  readonly couponCode?: string;
  readonly giftCard?: AppliedGiftCard;
  /** Memberships that the buyer selected to pay for line items. */
  readonly selectedMemberships?: readonly SelectedMembership[];
  readonly email?: string;
  readonly buyerNote?: string;
  readonly shippingDestination?: AddressWithContact;
  readonly billingInfo?: AddressWithContact;
  readonly selectedShippingOption?: SelectedShippingOption;
}

/** Where a purchase comes from, and the rules of the application that created it. */
interface PurchaseSource {
  /** Sales channel. */
  readonly channelType?: string;
  /** Restrictions that the purchase was created with. */
  readonly settings?: PurchaseSettings;
  /** Component of an app that provides content for the checkout page. */
  readonly customContent?: AppReference;
  /** References to other systems that the purchase was created with. */
  readonly externalReferences?: readonly AppReference[];
  /** Custom checkout URL, which replaces that of the hosted page. */
  readonly overrideCheckoutUrl?: string;
}

/**
 * Properties that carts and checkouts share: the purchase of a customer, from the first line item to the order.
 *
 * Cart V1, Checkout V1 and Cart V2 are views of it. Carts of both versions are in one collection. A V1 checkout is a
 * copy of a cart, with a different ID, in a separate collection. It keeps its prices while the cart changes.
 */
export interface Purchase extends PurchaseDetails, PurchaseSource {
  readonly id: string;
  readonly owner: Owner;
  /**
   * Line items. In a cart, they have the names, prices and stock of the last V1 change or the last refresh; V1 reads use
   * current ones. A checkout keeps its prices.
   */
  readonly lines: readonly StoredLine[];
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly businessLocationId?: string;
  readonly extendedFields?: object;
  /** Results of plugins at the last change. */
  readonly plugins?: PluginResults;
  /** Totals at the last change. Those of a cart have no shipping and tax, because a cart has no address. */
  readonly totals?: Totals;
  /** Purchase flow ID: the same in a cart, its checkout and its order. */
  readonly purchaseFlowId: string;
  /** Whether an order was placed, here or elsewhere. */
  readonly completed?: boolean;
  /** ID of the order. */
  readonly orderId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Cart of either version. */
export interface Cart extends Purchase {
  /** Number of changes. */
  readonly revision: number;
  /** ID of the last checkout created from the cart. */
  readonly checkoutId?: string;
  /** Whether the first visitor or member who opens the cart becomes its owner. */
  readonly openAccess?: boolean;
  /** Caller that created the cart. Absent if it is the owner. */
  readonly createdBy?: Owner | { readonly appId: string };
  /** ID of the customer's tax exempt group. */
  readonly taxExemptGroupId?: string;
  /** Submissions of the forms of line items. */
  readonly formSubmissions?: readonly FormSubmission[];
  /** Whether its checkout page was requested. */
  readonly isCheckedOut?: boolean;
  /** Whether it is a preview from which no order can be placed. */
  readonly demo?: boolean;
}

/** Checkout of Cart V1, a template or a list of items. */
export interface Checkout extends Purchase {
  readonly channelType: string;
  readonly completed: boolean;
  /** ID of the cart that the checkout was created from. */
  readonly cartId?: string;
}

/** Purchase that the hosted page checks out: a checkout, or a cart itself. */
export type CheckedOut = Cart | Checkout;

/** Returns the ID of the cart that a checkout was created from, if any. */
export const getCartId = (purchase: CheckedOut): string | undefined =>
  'cartId' in purchase ? purchase.cartId : undefined;

/** Restrictions of a purchase. */
interface PurchaseSettings {
  /** Whether gift cards cannot be added or removed. */
  readonly lockGiftCard?: boolean;
  /** Whether coupons cannot be added or removed. */
  readonly lockCouponCode?: boolean;
  /** Whether the checkout page omits the checkbox for the store's policies. */
  readonly policyAgreementCheckboxDisabled?: boolean;
  /** Whether the order cannot be paid offline. */
  readonly manualPaymentDisabled?: boolean;
}

/** Reference to a component or a resource of an app. */
export interface AppReference {
  readonly appId?: string;
  readonly componentId?: string;
  readonly resourceId?: string;
}

/** Submission of a form of line items. */
export interface FormSubmission {
  readonly id?: string;
  readonly formSubmissionId?: string;
}

/** Purchase with its totals. */
export type Priced<T extends Purchase> = T & { readonly totals: Totals };

/** Creates an empty cart without storing it. */
export const newCart = (tenant: Tenant, owner: Owner, newId: () => string): Cart => ({
  ...newPurchase(tenant, owner, newId),
  revision: 0,
});

/** Creates an empty purchase without storing it. */
export function newPurchase(tenant: Tenant, owner: Owner, newId: () => string): Purchase {
  const now = tenant.clock.now().toISOString();
  return {
    id: newId(),
    owner,
    lines: [],
    merchantDiscounts: [],
    purchaseFlowId: newId(),
    createdDate: now,
    updatedDate: now,
  };
}
