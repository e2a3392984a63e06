import type { Equality, Operators, OperatorsFor, QueryField } from '@cartwright/core';
import type { ChannelType } from '../../commerce/buyers/channel.js';
import type { FulfillmentStatus, OrderStatus, PaymentStatusEnumPaymentStatus } from './order.js';

/** Operators of fields that are compared for equality only. */
type EqualityOperators = Exclude<Equality, '$exists'> | '$nin';

type SortableField<Value> = QueryField<Value, 'BOTH', (OperatorsFor<Value> | '$nin') & keyof Operators<Value>>;
type FilterField<Value> = QueryField<Value, 'NONE', (OperatorsFor<Value> | '$nin') & keyof Operators<Value>>;
type SortableText<Value = string> = QueryField<Value, 'BOTH', EqualityOperators>;
type Id = QueryField<string, 'NONE', EqualityOperators>;
type List = QueryField<string[], 'NONE', '$hasSome' | '$hasAll'>;
type SortableList = QueryField<string[], 'BOTH', '$hasSome' | '$hasAll'>;

/** Fields that `searchOrders` filters and sorts by. */
export interface OrderSearchFields {
  /** Order ID. */
  _id: Id;
  /** Order number. */
  number: SortableField<string>;
  /** Date and time when the order was created. */
  _createdDate: SortableField<Date>;
  /** Date and time of the last update. */
  _updatedDate: SortableField<Date>;
  /** Date and time of the purchase. */
  purchasedDate: SortableField<Date>;
  /** Order status. */
  status: SortableText<OrderStatus>;
  /** Payment status. */
  paymentStatus: SortableText<PaymentStatusEnumPaymentStatus>;
  /** Fulfillment status. */
  fulfillmentStatus: SortableText<FulfillmentStatus>;
  /** Custom statuses of the order's fulfillments. */
  'fulfillmentStatusesAggregate.statuses': SortableList;
  /** ID of the checkout that became the order. */
  checkoutId: Id;
  /** The buyer's email address. */
  'buyerInfo.email': SortableField<string>;
  /** Contact ID of the buyer. */
  'buyerInfo.contactId': Id;
  /** Member ID of the buyer. */
  'buyerInfo.memberId': Id;
  /** ID of the user that created the order. */
  'createdBy.userId': Id;
  /** Sales channel. */
  'channelInfo.type': SortableText<ChannelType>;
  /** The order's ID in the external system. */
  'channelInfo.externalOrderId': Id;
  /** First name of the billing contact. */
  'billingInfo.contactDetails.firstName': SortableField<string>;
  /** Last name of the billing contact. */
  'billingInfo.contactDetails.lastName': SortableField<string>;
  /** ID of the business location. */
  'businessLocation._id': SortableField<string>;
  /** Name of the business location. */
  'businessLocation.name': SortableField<string>;
  /** Title of the shipping option. */
  'shippingInfo.title': SortableText;
  /** Name of the shipping region. */
  'shippingInfo.region.name': SortableText;
  /** Expected delivery time, as text. */
  'shippingInfo.logistics.deliveryTime': SortableField<string>;
  /** Start of the delivery time slot. */
  'shippingInfo.logistics.deliveryTimeSlot.from': SortableField<Date>;
  /** End of the delivery time slot. */
  'shippingInfo.logistics.deliveryTimeSlot.to': SortableField<Date>;
  /** Total price. */
  'priceSummary.total.amount': SortableField<number | string>;
  /** Authorized amount that is not captured yet. */
  'balanceSummary.authorized.amount': SortableField<number | string>;
  /** Amount of pending payments. */
  'balanceSummary.pending.amount': SortableField<number | string>;
  /** Amount of pending refunds. */
  'balanceSummary.pendingRefund.amount': SortableField<number | string>;
  /** Total tax. */
  'taxInfo.totalTax.amount': SortableField<number | string>;
  /** Amount exempt from tax. */
  'taxInfo.totalExempt.amount': SortableField<number | string>;
  /** Whether the order is archived. */
  archived: FilterField<boolean>;
  /** Whether the order was imported. */
  imported: FilterField<boolean>;
  /** Whether someone has opened the order in the dashboard. */
  seenByAHuman: FilterField<boolean>;
  /** Whether the order is sample data. */
  demo: FilterField<boolean>;
  /** App IDs of the line items' catalogs. */
  'lineItems.catalogReference.appId': List;
  /** Catalog item IDs of the line items. */
  'lineItems.catalogReference.catalogItemId': List;
  /** IDs of the business locations that supply the line items. */
  'lineItems.locations._id': List;
  /** Names of the line items, in the site's main language. */
  'lineItems.productName.original': SortableList;
  /** IDs of the subscriptions that the line items belong to. */
  'lineItems.subscriptionInfo._id': Id;
  /** IDs of the applied coupons. */
  'appliedDiscounts.coupon._id': List;
}
