import { formatOrderLine, getPricing } from '../../../api/orders-v1/format-order-line.js';
import type { OrderLine, StoredOrder } from '../../../shop/orders/order.js';

/** Name of a line item: of its product, or as a merchant wrote it. */
export function lineName(order: StoredOrder, line: OrderLine): string {
  const { productName } = formatOrderLine(line, getPricing(order)) as { productName?: { original?: unknown } };
  return typeof productName?.original === 'string' ? productName.original : line.id;
}
