import type { MerchantDiscount, SelectedShippingOption } from '../pricing/totals/totals.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { StoredLine } from '../line-items/line.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { AppliedGiftCard } from '../pricing/gift-cards/apply-gift-card.js';
import type { SelectedMembership } from '../pricing/plugins/memberships.js';
import type { PluginAnswers } from '../pricing/totals/plugin-results.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** A checkout as the emulator keeps it. Its lines have the prices of the moment it was made or brought up to date. */
export interface StoredCheckout {
  readonly id: string;
  /** The cart that it was made of. */
  readonly cartId?: string;
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly couponCode?: string;
  readonly giftCard?: AppliedGiftCard;
  readonly merchantDiscounts: readonly MerchantDiscount[];
  readonly email?: string;
  readonly buyerNote?: string;
  readonly billingInfo?: AddressWithContact;
  readonly shippingDestination?: AddressWithContact;
  readonly selectedShippingOption?: SelectedShippingOption;
  readonly channelType: string;
  readonly extendedFields?: object;
  /** What the buyer cannot change on the page, content of an app on it, and its id in another system; as on the wire. */
  readonly fromTemplate?: object;
  /** Where the shop wants its buyers to check out instead of on the hosted page. */
  readonly overrideCheckoutUrl?: string;
  readonly businessLocationId?: string;
  /** The memberships that the buyer chose to pay for lines. */
  readonly selectedMemberships?: readonly SelectedMembership[];
  /** What plugins said when it was last changed. */
  readonly plugins?: PluginAnswers;
  readonly purchaseFlowId: string;
  readonly completed: boolean;
  /** The order it became. */
  readonly orderId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's checkouts. */
export const checkouts = (tenant: Tenant) => tenant.collection<StoredCheckout>('checkouts');
