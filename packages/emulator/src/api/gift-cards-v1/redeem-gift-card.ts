import { compare } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { getBalance } from '../../shop/orders/balance.js';
import { readOrderId } from '../order-payments-v1/input/read-order-id.js';
import { readAmount } from '../order-payments-v1/input/read-amount.js';
import { formatPayment, formatTransactions } from '../order-payments-v1/format-transactions.js';
import { lookUpGiftCard, redeemAtPlugin } from '../../shop/payments/plugin-gift-cards.js';
import { payWithGiftCard } from '../../shop/payments/pay-with-gift-card.js';
import { requireFunds } from '../../shop/pricing/gift-cards/require-gift-card.js';

const refuse = (code: string, description: string, data: object = {}) =>
  new ApplicationError('failedPrecondition', code, description, data);

/** Pays an order with a gift card, in whole or in part. */
export const redeemGiftCard = route({
  id: 'ecom.orderBilling.redeemGiftCard',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/redeem-gift-card', '/v1/order-billing/redeem-gift-card'],
  access: 'merchant',
  handle: (context) => {
    const { body, tenant } = context;
    const input = isObject(body) ? body : {};
    lookUpGiftCard(context, input['giftCardCode']);
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const code = read.string(input['giftCardCode'] ?? '', 'giftCardCode', { min: 1, max: 50 }) ?? '';
    const currency = read.string(input['currency'] ?? '', 'currency', { min: 3, max: 3 });
    if (!input['amount']) read.missing('amount');
    const amount = readAmount(read, input['amount'], 'amount', order.currency) ?? '0';
    read.check();
    if (currency !== order.currency)
      throw refuse('CURRENCY_MISMATCH', 'The currency must be that of the order.', { currency });
    if (order.status === 'CANCELED') throw refuse('ORDER_CANCELED', 'The order is canceled.');
    const { balance } = getBalance(order);
    if (compare(balance, 0) <= 0) throw refuse('ORDER_PAID', 'The order is already paid.');
    const card = requireFunds(tenant, order.payments, code, { amount, balance });
    const redeeming = { amount, code: 'INSUFFICIENT_FUNDS', currency: order.currency, orderId: order.id };
    const payment = payWithGiftCard(tenant, card, amount, redeemAtPlugin(context, card, redeeming));
    const saved = saveOrder(tenant, { ...order, payments: [...order.payments, payment] });
    return { orderTransactions: formatTransactions(saved), payment: formatPayment(saved, payment) };
  },
});
