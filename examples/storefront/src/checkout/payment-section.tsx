import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import type { ReactNode } from 'react';
import type { Site } from '../../server/contexts.js';
import { useSite } from '../app/site.js';
import { Notice } from '../ui/notice.js';
import { RadioCards } from '../ui/radio-cards.js';
import { isPaidOnline } from './payment-due.js';
import { Section } from './section.js';

/** How the shopper pays what is due now. */
export type Payment = 'online' | 'offline';

/** Whether the store and the cart allow to pay offline. */
export const allowsOffline = ({ settings }: Cart, { orders }: Pick<Site, 'orders'>): boolean =>
  orders.includes('offline') && !settings?.manualPaymentDisabled;

interface PaymentSectionProps {
  cart: Cart;
  summary: CartSummary | undefined;
  payment: Payment;
  onPayment: (payment: Payment) => void;
  /** The gift card. */
  children: ReactNode;
}

/** Gift card, and the choice between online and offline payment. */
export function PaymentSection({ cart, summary, payment, onPayment, children }: PaymentSectionProps) {
  const site = useSite();
  return (
    <Section title="Payment">
      {children}
      {summary && !isPaidOnline(summary) && <Notice tone="good">There is nothing to pay now.</Notice>}
      {summary && isPaidOnline(summary) && allowsOffline(cart, site) && (
        <RadioCards
          label="How you pay"
          name="payment"
          value={payment}
          onChange={(value) => onPayment(value as Payment)}
          cards={[
            { value: 'online', title: 'Pay now', detail: 'By card, on our secure payment page' },
            { value: 'offline', title: 'Pay later', detail: 'In cash at the store, or by bank transfer' },
          ]}
        />
      )}
    </Section>
  );
}
