import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { createError, type Message } from '../protocol/message.js';
import type { AgentDeliveryOption } from '../shop/agent-handler-options.js';
import { listDelivered } from './delivery.js';

const DESTINATION = '$.fulfillment.methods[0].destinations[0]';

const isFreeOfCharge = (amount: string | undefined): boolean => Number(amount ?? 1) === 0;

/** Whether an order requires a payment, by the calculation of the platform. */
export const isPaid = ({ paymentSummary }: CartSummary): boolean =>
  paymentSummary?.requiresPaymentAfterGiftCard !== false || !isFreeOfCharge(paymentSummary.payNow?.amount);

/** Lists what the store needs to know before it can take an order, besides what the platform reports. */
function listMissing({ customerInfo = {}, deliveryInfo, ...cart }: Cart): Message[] {
  const { addressLine1, city, country, streetAddress } = deliveryInfo?.address ?? {};
  const isDelivered = listDelivered(cart).length > 0;
  const required: readonly (readonly [value: unknown, path: string, name: string])[] = [
    [customerInfo.email, '$.buyer.email', 'the email address of the buyer'],
    ...(isDelivered
      ? ([
          [customerInfo.firstName, '$.buyer.first_name', 'the first name of the buyer'],
          [customerInfo.lastName, '$.buyer.last_name', 'the last name of the buyer'],
        ] as const)
      : []),
    // Without a country, the platform reports that the address is missing.
    ...(isDelivered && country
      ? ([
          [addressLine1 ?? streetAddress?.name, `${DESTINATION}.street_address`, 'the street'],
          [city, `${DESTINATION}.address_locality`, 'the city'],
        ] as const)
      : []),
  ];
  return required.flatMap(([value, path, name]) =>
    value ? [] : [createError('field_required', `Send ${name}.`, path)],
  );
}

/** Lists what the buyer has to agree to on the checkout page. */
const listConsents = ({ lineItems = [] }: Cart): Message[] =>
  lineItems.flatMap(({ attributes, paymentConfig }, index) => {
    const path = `$.line_items[${index}]`;
    const agree = (content: string) => createError('consent_required', content, path, 'requires_buyer_review');
    return [
      ...(paymentConfig?.consentRequiredPaymentPolicy ? [agree('The buyer must agree to the payment policy.')] : []),
      ...(attributes?.subscriptionInfo ? [agree('The buyer must agree to the subscription.')] : []),
    ];
  });

/** Requirements of an order besides the line items. */
export interface Requirements {
  /** Delivery options at the address. `undefined` if the store does not know them. */
  readonly options: readonly AgentDeliveryOption[] | undefined;
  /** Whether a payment is due that the agent can neither make nor defer. */
  readonly needsPaymentPage: boolean;
}

/** Lists what is missing until an order can be placed. */
export function listRequirements(cart: Cart, { needsPaymentPage, options }: Requirements): Message[] {
  const { address, method } = cart.deliveryInfo ?? {};
  const needsOption = listDelivered(cart).length > 0 && Boolean(address?.country) && !method?.code;
  return [
    ...listMissing(cart),
    ...(needsOption && options?.length === 0
      ? [createError('address_undeliverable', 'The store does not deliver to the address.', DESTINATION)]
      : []),
    ...(needsOption && !options
      ? [
          createError(
            'delivery_option_required',
            'The buyer chooses the delivery method on the checkout page.',
            '$.fulfillment.methods[0].groups[0].selected_option_id',
            'requires_buyer_input',
          ),
        ]
      : []),
    ...listConsents(cart),
    ...(needsPaymentPage
      ? [createError('payment_required', 'The buyer pays on the checkout page.', '$.payment', 'requires_buyer_input')]
      : []),
  ];
}
