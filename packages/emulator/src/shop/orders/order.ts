import type { Input } from '../../kernel/input/object.js';
import type { LineFacts } from '../line-items/line.js';
import type { Coupon } from '../pricing/coupons/coupon.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { ShippingService } from '../settings/shipping-table.js';
import type { Tax } from '../pricing/tax/tax-on.js';
import type { PluginFee } from '../pricing/totals/plugin-results.js';
import type { AppliedDiscount, Sums, TaxTotals } from '../pricing/totals/totals.js';
import type { Purchase } from '../purchase/purchase.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { StockItem } from '../catalogs/catalog.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { StoredFulfillment } from './fulfillment.js';
import type { PaymentCard, StoredPayment, StoredRefund } from './payment.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Status of an order. */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';

/** Data of an activity. Amounts are decimal strings in the order's currency. */
export interface ActivityFacts {
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly chargebackId?: string;
  readonly receipt?: { readonly id: string; readonly number: string };
  readonly draftOrderId?: string | undefined;
  readonly amount?: string;
  readonly card?: PaymentCard;
  /** Whether the merchant refunded outside the platform. */
  readonly isManual?: boolean;
  readonly reason?: string | undefined;
}

/** Activity of an order. */
export interface OrderActivity {
  readonly id: string;
  readonly type: string;
  readonly createdDate: string;
  /** Data of an activity of the emulator. Most types have none. */
  readonly facts?: ActivityFacts;
  /** Content of an activity of a merchant or an app, as given. */
  readonly content?: object;
}

/** Amounts of a line item, of shipping or of a fee, as decimal strings. */
export interface ChargeAmounts {
  /** Subtotal, without discounts. */
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  /** Price after discounts, with tax. */
  readonly total: string;
}

/** Tax of a line item, of shipping or of a fee of a checkout. */
interface TaxedDetails {
  readonly tax: Tax;
  readonly totalBeforeTax: string;
}

/** Subscription of a line item. */
interface OrderedSubscription {
  /** Whether it starts with a free trial. */
  readonly hasFreeTrial: boolean;
  /** ID of the subscription. Derived from the line item that it was bought with, by default. */
  readonly id?: string;
  /** Number of the billing cycle. Defaults to 1. */
  readonly cycleNumber?: number;
}

/** Line item of an order. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly reference?: CatalogReference;
  /** Payment option, such as `DEPOSIT_ONLINE`. */
  readonly paymentOption?: string;
  /** Part of the unit price that is due when the order is placed. */
  readonly depositAmount?: string;
  /** Subscription that is bought. */
  readonly subscription?: OrderedSubscription;
  /** Amounts of the whole quantity. */
  readonly amounts: ChargeAmounts;
  /** Item as it was when the order was placed. Absent from line items added by a merchant. */
  readonly item?: OrderedItem;
  /**
   * Merchant-defined fields: a merge patch in the format of the Orders API, applied to the fields that are derived from
   * the other properties.
   */
  readonly written: Input;
}

/** Item as it was when the order was placed. */
export interface OrderedItem extends Partial<TaxedDetails> {
  readonly facts: OrderedFacts;
  readonly unitPrice: string;
}

/** Details of a line item that an order stores. */
export type OrderedFacts = Omit<
  LineFacts,
  'available' | 'collectionIds' | 'depositAmount' | 'found' | 'fullUnitPrice' | 'paymentOption' | 'unitPrice'
>;

/** Additional fee of an order. */
export interface OrderFee {
  readonly id: string;
  readonly amounts: ChargeAmounts;
  readonly lineItemIds: readonly string[];
  /** Source of the fee, such as `ITEM` for a fee of a line item. */
  readonly source: string;
  /** Absent from a fee that the merchant defined. */
  readonly details?: TaxedDetails & Pick<PluginFee, 'appId' | 'code' | 'name' | 'taxGroupId'>;
}

/** Delivery of an order. */
export interface OrderDelivery {
  /** Shipping costs. Absent from a delivery that the merchant defined without costs. */
  readonly amounts?: ChargeAmounts;
  /** Absent from a delivery that the merchant defined. */
  readonly details?: TaxedDetails & {
    readonly service: Pick<ShippingService, 'code' | 'deliveryTime' | 'pickup' | 'title'>;
    readonly region: string;
    readonly destination?: AddressWithContact;
  };
}

/** Discount of an order, with its coupon or discount rule. */
type OrderDiscount = Pick<AppliedDiscount, 'amount' | 'itemIds' | 'type'> & {
  readonly coupon?: Pick<Coupon, 'code' | 'id' | 'name'>;
  readonly rule?: { readonly id: string; readonly name: string };
  /** Whether the merchant gave the discount. */
  readonly isMerchants?: true;
};

/** Details of a checkout that an order stores. */
export interface CheckoutDetails extends Pick<
  Purchase,
  'billingInfo' | 'buyerNote' | 'channelType' | 'purchaseFlowId' | 'shippingDestination'
> {
  readonly id: string;
  /** Whether prices include tax. */
  readonly taxIncluded: boolean;
  readonly taxable: string;
  readonly taxes: readonly TaxTotals[];
  readonly discounts: readonly OrderDiscount[];
}

/** IDs of an order's public and private tags. */
export type Tags = Readonly<Record<'tags' | 'privateTags', readonly string[]>>;

/** Items, prices and merchant-defined fields of an order. */
export interface OrderContent {
  readonly owner: Owner;
  readonly currency: string;
  readonly total: string;
  /** Parts of the total. */
  readonly sums: Omit<Sums, 'total'>;
  readonly email?: string;
  readonly lines: readonly OrderLine[];
  readonly fees: readonly OrderFee[];
  readonly delivery?: OrderDelivery;
  readonly tags: Tags;
  readonly isImported: boolean;
  /** Absent from an order that was not placed in a checkout. */
  readonly checkout?: CheckoutDetails;
  /**
   * Merchant-defined fields: a merge patch in the format of the Orders API, applied to the fields that are derived from
   * the other properties.
   */
  readonly written: Input;
}

/** Line item that a draft added, changed or removed. */
export type CommittedChange =
  | { readonly kind: 'added'; readonly lineItemId: string }
  | { readonly kind: 'changed'; readonly lineItemId: string; readonly quantity: number; readonly unitPrice: string }
  | { readonly kind: 'removed'; readonly line: OrderLine };

/** Changes of a committed draft. */
export interface CommittedDraft {
  readonly id: string;
  readonly draftOrderId?: string;
  readonly commitDate: string;
  /** Changed line items, with the previous quantity and price. */
  readonly lines: readonly CommittedChange[];
  /** Settings of the commit and changes of the delivery, as given. */
  readonly written: {
    readonly settings: Input;
    readonly shippingInfo?: unknown;
    readonly shippingInfoRemoved: boolean;
  };
}

/** Stock that a line item has deducted. */
export interface HeldStock extends StockItem {
  readonly lineItemId: string;
  /** Reference to the catalog item, if a plugin manages its stock. */
  readonly external?: CatalogReference;
  /** App ID of the inventory plugin, if it is not the app of the catalog. */
  readonly inventoryAppId?: string;
  /** Restocked quantity. */
  readonly restocked: number;
}

/** Stored order. Amounts are decimal strings in the order's currency. */
export interface StoredOrder extends OrderContent {
  readonly id: string;
  readonly number: string;
  readonly checkoutId?: string;
  readonly status: OrderStatus;
  /** Set by `saveOrder` from the payments and refunds. */
  readonly paymentStatus: string;
  /** Set by `saveOrder` from the fulfillments. */
  readonly fulfillmentStatus: 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED';
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly StoredRefund[];
  readonly fulfillments: readonly StoredFulfillment[];
  readonly stock: readonly HeldStock[];
  /** Whether `stock` was deducted from the inventory: when the order is placed or paid, depending on the order settings. */
  readonly stockTaken: boolean;
  readonly activities: readonly OrderActivity[];
  /** Last committed draft. */
  readonly lastCommit?: CommittedDraft;
  /** IDs of the apps that may edit the order. Absent if all apps may. */
  readonly editorAppIds?: readonly string[];
  /** ID of the last import. Absent from orders that were not imported. */
  readonly importId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Orders of a tenant. */
export const orders = (tenant: Tenant) => tenant.collection<StoredOrder>('orders');
