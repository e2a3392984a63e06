import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from './order.js';

/**
 * Checks that an app may edit an order.
 *
 * @throws {ApplicationError} `ORDER_CANNOT_BE_EDITED`
 */
export function checkEditor({ editorAppIds, id }: StoredOrder, appId: string): void {
  if (!editorAppIds || editorAppIds.includes(appId)) return;
  const description = `Only the apps ${editorAppIds.join(', ')} may edit the order.`;
  throw new ApplicationError('failedPrecondition', 'ORDER_CANNOT_BE_EDITED', description, { orderId: id });
}
