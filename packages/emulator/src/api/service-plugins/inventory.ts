import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import type { StockQuestion } from '../../shop/orders/plugin-inventory.js';

const itemsOf = ({ items }: StockQuestion) =>
  items.map(({ isSubscribed, quantity, reference }) => ({
    ...{ catalogReference: reference, quantity, subscriptionItem: isSubscribed },
  }));

/** Format of requests to take items out of the stock. */
export const stockDecrementFormat: PluginFormat<StockQuestion, object> = {
  toRequest: (question) => ({
    ...{ items: itemsOf(question), restrictInventoryValue: true, orderId: question.orderId, reason: question.reason },
  }),
  readResponse: (body) => body,
};

/** Format of requests to put items back into the stock. */
export const stockIncrementFormat: PluginFormat<StockQuestion, object> = {
  toRequest: (question) => ({ items: itemsOf(question), orderId: question.orderId, reason: question.reason }),
  readResponse: (body) => body,
};
