import type { Input } from '../../kernel/input/object.js';
import type { LineFacts } from '../line-items/line.js';
import type { Coupon } from '../pricing/coupons/coupon.js';
import type { AddressWithContact } from '../pricing/shipping/address.js';
import type { ShippingService } from '../pricing/shipping/shipping-table.js';
import type { Tax } from '../pricing/tax/tax-on.js';
import type { PluginFee } from '../pricing/totals/plugin-results.js';
import type { AppliedDiscount, Sums, TaxTotals } from '../pricing/totals/totals.js';
import type { Purchase } from '../purchase/purchase.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { StockItem } from '../catalogs/catalog.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { StoredFulfillment } from './fulfillment.js';
import type { StoredPayment, StoredRefund } from './payment.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Status of an order. */
export type OrderStatus = 'INITIALIZED' | 'APPROVED' | 'CANCELED' | 'PENDING' | 'REJECTED';

/** Facts of an activity. Amounts are decimal strings in the order's currency. */
export interface ActivityFacts {
  readonly paymentId?: string;
  readonly refundId?: string;
  readonly chargebackId?: string;
  readonly receipt?: { readonly id: string; readonly number: string };
  readonly draftOrderId?: string | undefined;
  readonly amount?: string;
  /** Card of the payment, as its provider describes it. */
  readonly card?: object;
  /** Whether the merchant made the refund by hand. */
  readonly isManual?: boolean;
  readonly reason?: string | undefined;
}

/** An activity of an order. */
export interface OrderActivity {
  readonly id: string;
  readonly type: string;
  readonly createdDate: string;
  /** Facts of an activity that the emulator added. Most types have none. */
  readonly facts?: ActivityFacts;
  /** Content that a merchant or an app wrote, as they wrote it. */
  readonly content?: object;
}

/** The amounts of a line item, of shipping or of a fee, as decimal strings. */
export interface ChargeAmounts {
  /** Subtotal, without discounts. */
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  /** Price after discounts, with tax. */
  readonly total: string;
}

/** The tax of a line item, of shipping or of a fee that was bought in a checkout. */
interface TaxedDetails {
  readonly tax: Tax;
  readonly totalBeforeTax: string;
}

/** A line item of an order. */
export interface OrderLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly reference?: CatalogReference;
  /** Payment option, such as `DEPOSIT_ONLINE`. */
  readonly paymentOption?: string;
  /** The part of the unit price that is due with the order. */
  readonly depositAmount?: string;
  /** The subscription that is bought, and whether it starts with a free trial. */
  readonly subscription?: { readonly hasFreeTrial: boolean };
  /** Amounts of the whole quantity. */
  readonly amounts: ChargeAmounts;
  /** Item as it was when the order was placed. Absent from line items added by a merchant. */
  readonly item?: OrderedItem;
  /**
   * Merge patch of what merchants wrote, in the format of the Orders API and as they wrote it, to the fields that follow
   * from the rest.
   */
  readonly written: Input;
}

/** A line item as it was when the order was placed. */
export interface OrderedItem extends Partial<TaxedDetails> {
  readonly facts: OrderedFacts;
  readonly unitPrice: string;
}

/** Details of a line item that an order stores. */
export type OrderedFacts = Omit<
  LineFacts,
  'available' | 'collectionIds' | 'depositAmount' | 'found' | 'fullUnitPrice' | 'paymentOption' | 'unitPrice'
>;

/** An additional fee of an order. */
export interface OrderFee {
  readonly id: string;
  readonly amounts: ChargeAmounts;
  readonly lineItemIds: readonly string[];
  /** Source of the fee, such as `ITEM` for a fee of a line item. */
  readonly source: string;
  /** Absent from a fee that a merchant wrote. */
  readonly details?: TaxedDetails & Pick<PluginFee, 'appId' | 'code' | 'name' | 'taxGroupId'>;
}

/** The delivery of an order. */
export interface OrderDelivery {
  /** The shipping costs; absent where a merchant wrote a delivery without any. */
  readonly amounts?: ChargeAmounts;
  /** Absent from a delivery that a merchant wrote. */
  readonly details?: TaxedDetails & {
    readonly service: Pick<ShippingService, 'code' | 'deliveryTime' | 'title'> & {
      /** Whether the buyer picks the order up at the store. */
      readonly isPickup: boolean;
    };
    readonly region: string;
    readonly destination?: AddressWithContact;
  };
}

/** A discount of an order, with the coupon or the discount rule that it is from. */
type OrderDiscount = Pick<AppliedDiscount, 'amount' | 'itemIds' | 'type'> & {
  readonly coupon?: Pick<Coupon, 'code' | 'id' | 'name'>;
  readonly rule?: { readonly id: string; readonly name: string };
  /** Whether the merchant gave it. */
  readonly isMerchants?: true;
};

/** Details of a checkout that an order stores. */
export interface CheckoutDetails extends Pick<
  Purchase,
  'billingInfo' | 'buyerNote' | 'channelType' | 'purchaseFlowId' | 'shippingDestination'
> {
  readonly id: string;
  /** Whether prices contain the tax. */
  readonly taxIncluded: boolean;
  readonly taxable: string;
  readonly taxes: readonly TaxTotals[];
  readonly discounts: readonly OrderDiscount[];
}

/** The ids of the tags of an order: those that everybody with access sees, and private ones. */
export type Tags = Readonly<Record<'tags' | 'privateTags', readonly string[]>>;

/** Items, prices and merchant-defined fields of an order. */
export interface OrderContent {
  readonly owner: Owner;
  readonly currency: string;
  readonly total: string;
  /** The parts of the total. */
  readonly sums: Omit<Sums, 'total'>;
  readonly email?: string;
  readonly lines: readonly OrderLine[];
  readonly fees: readonly OrderFee[];
  readonly delivery?: OrderDelivery;
  readonly tags: Tags;
  readonly isImported: boolean;
  /** Absent from an order that a merchant wrote. */
  readonly checkout?: CheckoutDetails;
  /**
   * Merge patch of what merchants wrote, in the format of the Orders API and as they wrote it, to the fields that follow
   * from the rest.
   */
  readonly written: Input;
}

/** A change of a line item by a draft, or a line item that a draft removed. */
export type CommittedChange =
  | { readonly kind: 'added'; readonly lineItemId: string }
  | { readonly kind: 'changed'; readonly lineItemId: string; readonly quantity: number; readonly unitPrice: string }
  | { readonly kind: 'removed'; readonly line: OrderLine };

/** The changes of a draft that was committed. */
export interface CommittedDraft {
  readonly id: string;
  readonly draftOrderId?: string;
  readonly commitDate: string;
  /** Changes of line items, with the previous quantity and price. */
  readonly lines: readonly CommittedChange[];
  /** The settings of the commit and the changes of the delivery, as the merchant wrote them. */
  readonly written: {
    readonly settings: Input;
    readonly shippingInfo?: unknown;
    readonly shippingInfoRemoved: boolean;
  };
}

/** Stock that a line item holds. */
export interface HeldStock extends StockItem {
  readonly lineItemId: string;
  /** Reference to the catalog item, where a plugin keeps the stock. */
  readonly external?: CatalogReference;
  /** App of the plugin, unless it is the catalog's app. */
  readonly inventoryAppId?: string;
  /** Restocked quantity. */
  readonly restocked: number;
}

/** An order, as stored. Amounts are decimal strings in the order's currency. */
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
  /** The draft that was committed last. */
  readonly lastCommit?: CommittedDraft;
  /** Id of the last import; absent unless the order was imported. */
  readonly importId?: string;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** The tenant's orders. */
export const orders = (tenant: Tenant) => tenant.collection<StoredOrder>('orders');
