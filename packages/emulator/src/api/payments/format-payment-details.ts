import { mergePatch } from '../../kernel/input/merge-patch.js';
import type { Input } from '../../kernel/input/object.js';
import type {
  GiftCardDetails,
  MembershipDetails,
  PaymentCard,
  ProviderDetails,
  RefundDetails,
} from '../../shop/orders/payment.js';
import { formatMembershipName } from '../purchase/format-memberships.js';

/** Formats the card of a payment. */
export const formatCard = ({ brand, lastFourDigits, written = {} }: PaymentCard): Input =>
  mergePatch(
    { ...(brand !== undefined && { brand }), ...(lastFourDigits !== undefined && { lastFourDigits }) },
    written,
  );

/** Formats the details of a payment provider. */
export const formatProviderDetails = ({ card, isSaved, method, ...ids }: ProviderDetails = {}) => ({
  ...ids,
  ...(method !== undefined && { paymentMethod: method }),
  ...(card && { creditCardDetails: formatCard(card) }),
  ...(isSaved !== undefined && { savedPaymentMethod: isSaved }),
});

/** Formats the details of a payment by gift card. */
export const formatGiftCardDetails = ({ cardId, written = {}, ...details }: GiftCardDetails = {}): Input =>
  mergePatch({ ...details, ...(cardId !== undefined && { giftCardPaymentId: cardId }) }, written);

/** Formats the details of a payment by membership. */
export function formatMembershipDetails(membership: MembershipDetails = {}): Input {
  const { appId, name, transactionId, translatedName, written = {}, ...details } = membership;
  const fields = {
    ...details,
    ...(appId !== undefined && { providerAppId: appId }),
    ...(name !== undefined && { name: formatMembershipName(name, translatedName) }),
    ...(transactionId !== undefined && { externalTransactionId: transactionId }),
  };
  return mergePatch(fields, written);
}

/** Formats the details of the payment provider about a refund. */
export const formatProviderRefund = ({ reason, ...ids }: RefundDetails = {}) => ({
  ...ids,
  ...(reason && {
    refundStatusInfo: {
      ...(reason.code !== undefined && { paymentGatewayReasonCode: reason.code }),
      ...(reason.description !== undefined && { description: reason.description }),
    },
  }),
});
