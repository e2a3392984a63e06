import { round } from '../../kernel/money/decimal.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type {
  BalanceRequest,
  PluginBalance,
  Redemption,
  RedemptionVoid,
} from '../../shop/payments/plugin-gift-cards.js';

/** Format of requests for the balance of a gift card. The result is `null` for a response without a balance. */
export const giftCardBalanceFormat: PluginFormat<BalanceRequest, PluginBalance | null> = {
  toRequest: ({ code, siteId }) => ({ code, appInstanceId: siteId }),
  readResponse: ({ balance, currencyCode, externalId }, { parameters: { currency } }) =>
    typeof balance === 'number' && balance >= 0 && currencyCode === currency
      ? { balance: round(balance, currency), ...(stringOrEmpty(externalId) && { id: stringOrEmpty(externalId) }) }
      : null,
};

/** Format of requests to redeem a gift card. */
export const giftCardRedemptionFormat: PluginFormat<Redemption, { readonly transactionId: string }> = {
  toRequest: ({ amount, code, currency, orderId, siteId }) => ({
    code,
    appInstanceId: siteId,
    amount: Number(amount),
    orderId,
    currencyCode: currency,
  }),
  readResponse: ({ transactionId }) => ({ transactionId: stringOrEmpty(transactionId) }),
};

/** Format of requests to void a redemption. */
export const giftCardVoidFormat: PluginFormat<RedemptionVoid, object> = {
  toRequest: ({ siteId, transactionId }) => ({ appInstanceId: siteId, transactionId }),
  readResponse: (body) => body,
};
