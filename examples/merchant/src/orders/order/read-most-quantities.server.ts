import type { Client } from '@cartwright/core';
import { quantityField } from './line-quantities.js';
import { loadOrder } from './load-order.server.js';
import { orderView } from './order-view.server.js';

/** Reads the quantities that a form of an order can have at most, by field. None unless it fulfills or refunds items. */
export async function readMostQuantities(
  client: Client,
  id: string,
  intent: string,
): Promise<Readonly<Record<string, number>>> {
  if (intent !== 'fulfill' && intent !== 'refund') return {};
  const { lines } = orderView(await loadOrder(client, id));
  return Object.fromEntries(
    lines.map((line) => [quantityField(line.id), intent === 'fulfill' ? line.open : line.refundable]),
  );
}
