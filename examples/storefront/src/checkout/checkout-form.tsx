import type { Cart } from '@cartwright/ecom/cart-v2';
import { type FormEvent, useRef, useState } from 'react';
import { Field } from '../ui/field.js';
import { type FieldErrors, focusFirst } from '../ui/focus-first.js';
import type { CheckoutField } from './checkout-values.js';
import { ContactSection } from './contact-section.js';
import { DeliverySection } from './delivery-section.js';
import { describeCheckout } from './describe-checkout.js';
import { describeGiftCard } from './describe-gift-card.js';
import { fieldViolations, methodField, rejectedFields } from './field-errors.js';
import { GiftCardForm } from './gift-card-form.js';
import { needsDelivery } from './needs-delivery.js';
import { OrderSummary } from './order-summary.js';
import { type Payment, PaymentSection, allowsOffline } from './payment-section.js';
import { Section } from './section.js';
import type { CheckoutCart } from './use-checkout-cart.js';
import { useDelivery } from './use-delivery.js';
import { useDraft } from './use-draft.js';
import { usePay } from './use-pay.js';
import { useSubmit } from './use-submit.js';
import { type Totals, useTotals } from './use-totals.js';

/** Errors that are shown before the shopper orders. What is merely missing is not among them. */
function errorsOf({ data }: Totals, draftError: unknown, deliveryError: unknown): FieldErrors {
  const { summary = {} } = data ?? {};
  const violations = (summary.violations ?? []).filter(({ code = '' }) => !code.startsWith('MISSING_'));
  return {
    ...fieldViolations({ violations }),
    ...rejectedFields(draftError),
    ...(deliveryError !== undefined && { [methodField]: describeCheckout(deliveryError) }),
  };
}

/** The fields of the page, next to the review of the order. */
export function CheckoutForm({ cart, checkout }: { cart: Cart; checkout: CheckoutCart }) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors>({});
  const [chosen, setChosen] = useState<Payment>('online');
  const payment = allowsOffline(cart) ? chosen : 'online';
  const delivery = useDelivery(checkout);
  const draft = useDraft(cart, delivery.save);
  const totals = useTotals(cart);
  const { pay, isLeaving } = usePay(payment, checkout.refetch);
  const { submit, isPending, error } = useSubmit({
    draft,
    totals,
    onReady: pay,
    onFieldErrors(errors) {
      setFound(errors);
      // After the messages are rendered, so that screen readers announce them with the field.
      requestAnimationFrame(() => form.current && focusFirst(form.current, errors));
    },
  });

  const { values } = draft;
  const errors = { ...errorsOf(totals, draft.error, delivery.error), ...found };
  const clear = (name: string) =>
    setFound((errors) => Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name)));
  const onChange = (name: CheckoutField, value: string) => {
    clear(name);
    draft.change(name, value);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(cart);
  };
  const summary = totals.data?.summary;
  const refusedCard = summary?.violations?.find(({ scope }) => scope === 'GIFT_CARD');

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
      <div className="grid gap-6">
        <ContactSection values={values} errors={errors} onChange={onChange} />
        {needsDelivery(cart) && (
          <DeliverySection
            values={values}
            errors={errors}
            onChange={onChange}
            cart={cart}
            summary={summary ?? {}}
            pendingMethod={delivery.pendingMethod}
            onMethod={(code) => {
              clear(methodField);
              void delivery.select(code);
            }}
          />
        )}
        <PaymentSection cart={cart} summary={summary} payment={payment} onPayment={setChosen}>
          <GiftCardForm
            cart={cart}
            refusal={refusedCard && describeGiftCard({ ...refusedCard, ...refusedCard.invalidGiftCardStatusData })}
            apply={checkout.applyGiftCard}
            remove={checkout.removeGiftCard}
          />
        </PaymentSection>
        <Section title="Anything else?">
          <Field
            label="Note (optional)"
            name="note"
            multiline
            maxLength={1000}
            value={values.note}
            onChange={(value) => onChange('note', value)}
            error={errors.note}
          />
        </Section>
      </div>
      <OrderSummary
        cart={cart}
        totals={totals}
        payment={payment}
        isUpdating={delivery.pendingMethod !== undefined}
        isSubmitting={isPending}
        isLeaving={isLeaving}
        error={error}
      />
    </form>
  );
}
