import { anId as id } from './an-id.js';

const catalogReference = { appId: id, catalogItemId: id };
const lineItems = [{ quantity: 1, catalogReference }];
const newItems = [{ lineItems }];
const amount = { amount: '12.50' };
const items = [{ _id: id, quantity: 1 }];
const template = { lineItems };
const order = { lineItems: [], channelInfo: { type: 'WEB' } };
const fulfillment = { lineItems: items };
const identifiers = { orderId: id, fulfillmentId: id };
const payment = { orderId: id, paymentId: id };
const coupon = { name: 'Ten', code: 'TEN', startTime: '1700000000000', moneyOffAmount: 10 };

/** The operations of a module that take the id of one thing, and nothing else. */
const byId = (module: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`ecom.${module}.${name}`, [id]]));

/** Arguments that each of these operations accepts, by its name. */
export const ecomArguments: Readonly<Record<string, readonly unknown[]>> = {
  ...byId('cart', 'createCheckout', 'deleteCart', 'estimateTotals', 'getCart', 'getCartByCheckoutId'),
  ...byId('cart', 'removeBusinessLocation', 'removeCoupon'),
  'ecom.cart.addToCart': [id, { lineItems }],
  'ecom.cart.createCart': newItems,
  'ecom.cart.removeLineItems': [id, [id]],
  'ecom.cart.updateCart': [id, { cartInfo: { buyerNote: 'no onions' } }],
  'ecom.cart.updateLineItemsQuantity': [id, items],
  ...byId('checkout', 'createOrder', 'createOrderAndCharge', 'getCheckoutByCartId', 'getCheckoutUrl'),
  ...byId('checkout', 'getWixCheckoutUrl', 'markCheckoutAsCompleted', 'markCheckoutAsCompletedAndRedirectToUrl'),
  ...byId('checkout', 'removeCoupon', 'removeGiftCard', 'removeOverrideCheckoutUrl'),
  'ecom.checkout.addToCheckout': [id, { lineItems }],
  'ecom.checkout.createCheckout': [{ lineItems, channelType: 'WEB' }],
  'ecom.checkout.removeLineItems': [id, [id]],
  'ecom.checkout.updateCheckout': [id, { buyerNote: 'no onions' }],
  'ecom.checkout.updateLineItemsQuantity': [id, items],
  'ecom.checkoutSettings.getCheckoutSettings': [],
  'ecom.checkoutSettings.updateCheckoutSettings': [{ checkoutFields: {} }],
  ...byId('checkoutTemplates', 'deleteCheckoutTemplate', 'getCheckoutTemplate'),
  'ecom.checkoutTemplates.bulkCreateCheckoutTemplates': [[template]],
  'ecom.checkoutTemplates.createAndRedirectToCheckout': [id, id],
  'ecom.checkoutTemplates.createCheckoutFromTemplate': [id, id],
  'ecom.checkoutTemplates.createCheckoutTemplate': [template],
  'ecom.checkoutTemplates.queryCheckoutTemplates': [{ filter: { status: 'ACTIVE' } }],
  'ecom.checkoutTemplates.updateCheckoutTemplate': [id, { lineItems }],
  ...byId('coupons', 'deleteCoupon', 'getCoupon'),
  'ecom.coupons.createCoupon': [coupon],
  'ecom.coupons.queryCoupons': [{ query: { paging: { limit: 5 } } }],
  'ecom.coupons.updateCoupon': [id, { name: 'Eleven' }],
  ...byId('orderBilling', 'calculateRefund', 'chargeOrder', 'getOrderRefundability'),
  'ecom.orderBilling.authorizeChargeWithSavedPaymentMethod': [
    id,
    { amount, currency: 'USD', delayedCaptureSettings: { scheduledAction: 'VOID' } },
  ],
  'ecom.orderBilling.captureAuthorizedPayments': [id, { payments: [{ paymentId: id }] }],
  'ecom.orderBilling.chargeMemberships': [id, { memberId: id, memberships: [{ lineItemId: id }] }],
  'ecom.orderBilling.generateReceipts': [id, { paymentIds: [id] }],
  'ecom.orderBilling.redeemGiftCard': [id, { giftCardCode: 'GIFT', amount, currency: 'USD' }],
  'ecom.orderBilling.refundPayments': [id, { paymentRefunds: [{ paymentId: id }] }],
  'ecom.orderBilling.voidAuthorizedPayments': [id, { paymentIds: [id] }],
  'ecom.orderBilling.voidMemberships': [id, { paymentIds: [id] }],
  'ecom.orderFulfillments.bulkCreateFulfillments': [[{ orderId: id, fulfillments: [fulfillment] }]],
  'ecom.orderFulfillments.createFulfillment': [id, fulfillment],
  'ecom.orderFulfillments.deleteFulfillment': [identifiers],
  'ecom.orderFulfillments.listFulfillmentsForMultipleOrders': [[id]],
  'ecom.orderFulfillments.listFulfillmentsForSingleOrder': [id],
  'ecom.orderFulfillments.updateFulfillment': [identifiers, { fulfillment: { trackingInfo: { trackingNumber: '7' } } }],
  'ecom.orderTransactions.addPayments': [id, [{ amount, regularPaymentDetails: { offlinePayment: true } }]],
  'ecom.orderTransactions.bulkUpdatePaymentStatuses': [[payment], { status: 'APPROVED' }],
  'ecom.orderTransactions.listTransactionsForMultipleOrders': [[id]],
  'ecom.orderTransactions.listTransactionsForSingleOrder': [id],
  'ecom.orderTransactions.updatePaymentStatus': [payment, { status: 'APPROVED' }],
  'ecom.orderTransactions.updatePayments': [id, [{ _id: id, amount }]],
  'ecom.orderTransactions.updateRefundTransaction': [id, id, { transactions: [{ paymentId: id }] }],
  ...byId('orders', 'addActivities', 'cancelOrder', 'getPaymentCollectabilityStatus', 'getRefundabilityStatus'),
  ...byId('orders', 'paymentCollectionCreatePaymentGatewayOrder', 'paymentCollectionMarkOrderAsPaid'),
  'ecom.orders.addActivity': [id, { merchantComment: { message: 'called' } }],
  'ecom.orders.aggregateOrders': [{ aggregation: {} }],
  'ecom.orders.bulkDeleteImportedOrders': [[id]],
  'ecom.orders.bulkUpdateOrderTags': [[id], { assignTags: { privateTags: { tagIds: [id] } } }],
  'ecom.orders.bulkUpdateOrders': [[{ order: { _id: id, buyerNote: 'no onions' } }], {}],
  'ecom.orders.captureAuthorizedPayments': [id, [{ paymentId: id }]],
  'ecom.orders.chargeMemberships': [id, id, {}],
  'ecom.orders.commitDeltas': [id, {}],
  'ecom.orders.createOrder': [order],
  'ecom.orders.deleteActivity': [{ _id: id, activityId: id }],
  'ecom.orders.importOrder': [order],
  'ecom.orders.paymentCollectionBulkMarkOrdersAsPaid': [[id]],
  'ecom.orders.preparePaymentCollection': [id, amount],
  'ecom.orders.recordManuallyCollectedPayment': [id, amount],
  'ecom.orders.searchOrders': [{ filter: { status: 'APPROVED' } }],
  'ecom.orders.setOrderNumberCounter': ['10001'],
  'ecom.orders.triggerRefund': [id, [{ paymentId: id }]],
  'ecom.orders.updateActivity': [{ _id: id, activityId: id }, { merchantComment: { message: 'called' } }],
  'ecom.orders.updateOrder': [id, { buyerNote: 'no onions' }],
  'ecom.orders.updateOrderLineItem': [{ _id: id, lineItemId: id }, { quantity: 2 }],
  'ecom.orders.updateOrderStatus': [id, 'APPROVED'],
  'ecom.orders.voidAuthorizedPayments': [id, [id]],
  'ecom.ordersSettings.getOrdersSettings': [],
  'ecom.ordersSettings.updateOrdersSettings': [{ inventoryUpdateTrigger: 'ON_ORDER_PLACED' }],
};
