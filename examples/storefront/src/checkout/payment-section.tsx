import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import type { ReactNode } from 'react';
import type { Site } from '../lib/server/contexts.js';
import { useSite } from '../lib/site.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Notice } from '../ui/notice.js';
import { RadioCards } from '../../../components/src/radio-cards.js';
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
  const texts = useTexts('checkout');
  return (
    <Section title={texts.payment}>
      {children}
      {summary && !isPaidOnline(summary) && <Notice tone="good">{texts.nothingToPay}</Notice>}
      {summary && isPaidOnline(summary) && allowsOffline(cart, site) && (
        <RadioCards
          label={texts.howYouPay}
          name="payment"
          value={payment}
          onChange={(value) => onPayment(value as Payment)}
          cards={[
            { value: 'online', ...texts.online },
            { value: 'offline', ...texts.offline },
          ]}
        />
      )}
    </Section>
  );
}
