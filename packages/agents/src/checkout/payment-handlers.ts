import type { PaymentHandlers } from '../protocol/ucp.js';
import { UCP_VERSION } from '../protocol/version.js';
import type { CompletionRequest } from '../requests/requests.js';
import type { AgentHandlerOptions } from '../shop/agent-handler-options.js';

/** ID of the payment handler for payments on delivery or at the store. */
const OFFLINE = 'offline';

/** Returns the payment handlers of a store. There are none for payments online: buyers pay on the checkout page. */
export const getPaymentHandlers = ({ offlinePayment }: AgentHandlerOptions): PaymentHandlers =>
  offlinePayment
    ? {
        'io.github.cartwright_sdk.offline': [
          {
            id: OFFLINE,
            version: UCP_VERSION,
            available_instruments: [{ type: OFFLINE }],
            config: { title: offlinePayment.title },
          },
        ],
      }
    : {};

/** Whether a completion selects the payment on delivery or at the store. */
export function selectsOffline({ payment }: CompletionRequest): boolean {
  const instruments = payment.instruments ?? [];
  const selected = instruments.find((instrument) => instrument.selected) ?? instruments[0];
  return selected?.handler_id === OFFLINE;
}
