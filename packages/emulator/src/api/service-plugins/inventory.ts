import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import type { StockRequest } from '../../shop/orders/plugin-inventory.js';

const getItems = ({ items }: StockRequest) =>
  items.map(({ isSubscribed, quantity, reference }) => ({
    catalogReference: reference,
    quantity,
    subscriptionItem: isSubscribed,
  }));

/** Format of requests to decrement inventory. */
export const stockDecrementFormat: PluginFormat<StockRequest, object> = {
  toRequest: (question) => ({
    items: getItems(question),
    restrictInventoryValue: true,
    orderId: question.orderId,
    reason: question.reason,
  }),
  readResponse: (body) => body,
};

/** Format of requests to increment inventory. */
export const stockIncrementFormat: PluginFormat<StockRequest, object> = {
  toRequest: (question) => ({ items: getItems(question), orderId: question.orderId, reason: question.reason }),
  readResponse: (body) => body,
};
