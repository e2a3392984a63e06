import type { Cart } from '@cartwright/ecom/cart-v2';
import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CouponForm } from '../ui/cart/coupon-form.js';
import { methodField } from '../ui/cart/delivery-choice.js';
import { GiftCardForm } from '../ui/cart/gift-card-form.js';
import { checkoutFormTool } from '../lib/agent-forms.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import { useDelivery } from '../lib/cart/use-delivery.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { Field } from '../../../components/src/field.js';
import { type FieldErrors, focusFirst } from '../lib/focus-first.js';
import type { CheckoutField } from './checkout-values.js';
import { ContactSection } from './contact-section.js';
import { DeliverySection } from './delivery-section.js';
import { describeCheckout } from './describe-checkout.js';
import { fieldViolations, rejectedFields } from './field-errors.js';
import { OrderSummary } from './order-summary.js';
import { useSite } from '../lib/site.js';
import { type Payment, PaymentSection, allowsOffline } from './payment-section.js';
import { Section } from './section.js';
import { useAddressBook } from './use-address-book.js';
import { useDraft } from './use-draft.js';
import { usePay } from './use-pay.js';
import { useSubmit } from './use-submit.js';
import { type Totals, useTotals } from './use-totals.js';

/** Errors that are shown before the shopper orders. What is merely missing is not among them. */
function getErrors(
  { data }: Totals,
  draftError: unknown,
  deliveryError: unknown,
  texts: Pick<Texts, 'checkout' | 'errors'>,
): FieldErrors {
  const { summary = {} } = data ?? {};
  const violations = (summary.violations ?? []).filter(({ code = '' }) => !code.startsWith('MISSING_'));
  return {
    ...fieldViolations({ violations }, texts.checkout),
    ...rejectedFields(draftError, texts.checkout),
    ...(deliveryError !== undefined && { [methodField]: describeCheckout(deliveryError, texts) }),
  };
}

const without = (errors: FieldErrors, name: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));

/** The fields of the page, next to the review of the order. */
export function CheckoutForm({ cart }: { cart: Cart }) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FieldErrors>({});
  const [chosen, setChosen] = useState<Payment>('online');
  const site = useSite();
  const texts = useTexts('checkout');
  const errorTexts = useTexts('errors');
  const payment = allowsOffline(cart, site) ? chosen : 'online';
  const delivery = useDelivery();
  const { isUpdating } = useCart();
  const { mutate: refreshItems } = useCartMutation('refreshItems');
  // Prices and stock may have changed since the items were added.
  useEffect(() => refreshItems(), [refreshItems]);
  const draft = useDraft(cart, delivery);
  const totals = useTotals(cart);
  const { pay, isLeaving } = usePay(payment);
  const book = useAddressBook(draft);
  const { submit, isPending, error } = useSubmit({
    draft,
    totals,
    async onReady(ready, summary) {
      if (needsDelivery(ready)) await book.keep();
      await pay(ready, summary);
    },
    onFieldErrors(errors) {
      setFound(errors);
      // After the messages are rendered, so that screen readers announce them with the field.
      requestAnimationFrame(() => form.current && focusFirst(form.current, errors));
    },
  });

  const { values } = draft;
  const errors = {
    ...getErrors(totals, draft.error, delivery.error, { checkout: texts, errors: errorTexts }),
    ...found,
  };
  const clear = (name: string) => setFound((before) => without(before, name));
  const onChange = (name: CheckoutField, value: string) => {
    clear(name);
    draft.change(name, value);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(cart);
  };
  const summary = totals.data?.summary;

  return (
    <form
      ref={form}
      onSubmit={onSubmit}
      noValidate
      {...checkoutFormTool}
      className="grid items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12"
    >
      <div className="grid gap-6">
        <ContactSection values={values} errors={errors} onChange={onChange} />
        {needsDelivery(cart) && (
          <DeliverySection
            values={values}
            errors={errors}
            onChange={onChange}
            book={book}
            cart={cart}
            method={delivery.method}
            price={delivery.pendingMethod || totals.isFetching ? undefined : summary?.priceSummary?.delivery}
            subtotal={summary?.priceSummary?.subtotal}
            onMethod={(code) => {
              clear(methodField);
              void delivery.select(code);
            }}
          />
        )}
        <PaymentSection cart={cart} summary={summary} payment={payment} onPayment={setChosen}>
          <CouponForm summary={summary} />
          <GiftCardForm summary={summary} />
        </PaymentSection>
        <Section title={texts.anythingElse}>
          <Field
            label={texts.note}
            name="note"
            rows={2}
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
        isUpdating={isUpdating}
        isSubmitting={isPending}
        isLeaving={isLeaving}
        error={error}
      />
    </form>
  );
}
