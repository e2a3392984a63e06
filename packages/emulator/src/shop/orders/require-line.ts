import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { OrderLine, StoredOrder } from './order.js';

/** Finds a line item of an order. @throws {ApplicationError} `LINE_ITEM_NOT_FOUND` */
export function requireLine(order: StoredOrder, lineItemId: string | undefined): OrderLine {
  const line = order.lines.find(({ id }) => id === lineItemId);
  if (line) return line;
  throw new ApplicationError('notFound', 'LINE_ITEM_NOT_FOUND', 'The order has no line item with this ID.', {
    lineItemId,
  });
}
