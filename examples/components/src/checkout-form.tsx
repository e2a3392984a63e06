'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { Money } from '@cartwright/react/components';
import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';
import { useId, useRef, useState } from 'react';
import { AddressFields, ContactFields, type FieldErrors } from './checkout-fields';
import { CheckoutLines, CheckoutTotals, Coupon, GiftCard } from './checkout-summary';
import { sendTo, type FormAction } from './form-action';
import { Problem } from './problem';
import { locale, paths } from './settings';
import { getRejectedFields, isDueOnline, useCheckout, type PlaceOrder } from './use-checkout';

/** Delivery method to choose. */
export interface DeliveryMethod {
  /** Code of the merchant's shipping option. */
  readonly code: string;
  readonly title: string;
  /** Price until the method is chosen, as a decimal string. The platform calculates the price of the chosen one. */
  readonly price?: string;
}

interface CheckoutFormProps {
  /** Delivery methods of the store. Without them, the platform's page asks for the method. */
  readonly deliveryMethods?: readonly DeliveryMethod[];
  /** Has the store's server place orders that are not paid online. Without it, all orders continue on the platform's page. */
  readonly placeOrder?: PlaceOrder;
  /** Name of the offline payment, such as "Pay at pickup", if the store allows it. It needs `placeOrder`. */
  readonly offlinePayment?: string;
  /** Called with the ID of a placed order. Default: opens the page of the order. */
  readonly onOrder?: (orderId: string) => void;
  /** Starts the checkout if scripts are not loaded. */
  readonly action?: FormAction;
  /** Problem that prevented the checkout by `action`. */
  readonly problem?: string | undefined;
}

/** The checkout page: contact, address, delivery method, coupon, totals, and the order or the way to the platform's page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { data: cart, error } = useCart();
  if (!cart?.lineItems?.length) return error ? <Problem of={error} /> : <p>Nothing yet.</p>;
  // The cart of a member who signs in is another one, and starts with its own fields.
  return <Form key={cart._id} cart={cart} {...props} />;
}

const openOrder = (orderId: string) => location.assign(`${paths.order}?${new URLSearchParams({ orderId })}`);

const isDelivered = ({ lineItems = [] }: Cart): boolean =>
  lineItems.some(({ attributes }) => attributes?.physicalProperties?.shippable !== false);

/** Reads the fields of the cart. Empty ones are cleared; an email address that is not complete is left out. */
function readFields(form: HTMLFormElement): Cart {
  const read = (name: string) => {
    const field = form.elements.namedItem(name);
    return field && 'value' in field && field.value.trim() !== '' ? field.value.trim() : null;
  };
  const email = form.elements.namedItem('email');
  const customerInfo = { firstName: read('firstName'), lastName: read('lastName'), phone: read('phone') };
  const isComplete = email instanceof HTMLInputElement && email.validity.valid;
  const country = read('country');
  const [addressLine1, addressLine2] = [read('addressLine1'), read('addressLine2')];
  const [city, postalCode, subdivision] = [read('city'), read('postalCode'), read('subdivision')];
  const address = { country, subdivision, addressLine1, addressLine2, city, postalCode };
  return {
    customerInfo: { ...customerInfo, ...(isComplete && { email: read('email') }) },
    ...(country && { deliveryInfo: { address } }),
  };
}

/** Finds fields that are not filled in. */
const findMissing = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.validity.valid) return [];
      if (field.type === 'radio') return [[field.name, 'Choose one.']];
      const { typeMismatch } = field.validity;
      return [[field.name, typeMismatch ? 'This is not a complete email address. Check it.' : 'Fill this in.']];
    }),
  );

function Form({
  cart,
  deliveryMethods = [],
  placeOrder,
  offlinePayment,
  onOrder = openOrder,
  action,
  problem,
}: CheckoutFormProps & { readonly cart: Cart }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [saveError, setSaveError] = useState<unknown>();
  const [isOffline, setIsOffline] = useState(false);
  const { mutateAsync: updateCart } = useCartMutation('updateCart');
  const saved = useRef('');
  const { totals, submit, error, isBusy } = useCheckout({ cart, placeOrder, onOrder });
  const { data: summary, totalsAreStale } = totals;
  const currency = cart.businessInfo?.currencyCode;
  const isDue = isDueOnline(summary);
  const offersOffline = Boolean(placeOrder && offlinePayment && isDue && !cart.settings?.manualPaymentDisabled);
  const isPaidOffline = offersOffline && isOffline;
  const isPlacedHere = placeOrder && summary && (isPaidOffline || !isDue);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = [...(form.current?.elements ?? [])].find((field) => (field as HTMLInputElement).name in found);
    (first as HTMLElement | undefined)?.focus();
  };
  /** Saves the fields, so that totals, other tabs and the platform's page have them. */
  const save = async () => {
    const fields = form.current && readFields(form.current);
    const version = JSON.stringify(fields);
    if (!fields || version === saved.current) return;
    setSaveError(undefined);
    await updateCart(fields);
    saved.current = version;
  };
  const saveInBackground = () =>
    save().catch((reason: unknown) => {
      const rejected = getRejectedFields(reason);
      setErrors(rejected);
      if (Object.keys(rejected).length === 0) setSaveError(reason);
    });

  const fields = { cart, errors, onBlur: () => void saveInBackground() };

  const messages = [
    ...(summary?.violations ?? []).filter(({ code = '' }) => !code.startsWith('MISSING_')),
    ...[totals.error, saveError, error].filter((one) => one && Object.keys(getRejectedFields(one)).length === 0),
  ].map((one) => describeError(one));

  return (
    <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1.8fr_1fr]">
      <form
        ref={form}
        id={id}
        noValidate
        {...sendTo(action)}
        className="grid content-start gap-5"
        onChange={({ target }) => {
          const { name } = target as unknown as HTMLInputElement;
          setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => field !== name)));
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const missing = findMissing(event.currentTarget);
          showErrors(missing);
          if (Object.keys(missing).length > 0) return;
          const saveAll = () =>
            save().catch((reason: unknown) => {
              showErrors(getRejectedFields(reason));
              throw reason;
            });
          void submit(saveAll, isPaidOffline);
        }}
      >
        <ContactFields {...fields} />
        {isDelivered(cart) && <AddressFields {...fields} />}
        {isDelivered(cart) && deliveryMethods.length > 0 && (
          <DeliveryMethods
            cart={cart}
            methods={deliveryMethods}
            price={totalsAreStale ? undefined : summary?.priceSummary?.delivery?.amount}
            error={errors['deliveryMethod']}
          />
        )}
        {offersOffline && (
          <fieldset className="grid content-start gap-5">
            <legend className="mb-1.5 cursor-default font-medium">Payment</legend>
            {[false, true].map((offline) => (
              <label key={String(offline)} className="flex items-center gap-2">
                <input
                  type="radio"
                  name="payment"
                  value={offline ? 'offline' : 'online'}
                  checked={isOffline === offline}
                  onChange={() => setIsOffline(offline)}
                />
                {offline ? offlinePayment : 'Pay on the next page'}
              </label>
            ))}
          </fieldset>
        )}
      </form>
      <div className="grid gap-3 rounded-2xl bg-neutral-100 p-6">
        <CheckoutLines cart={cart} />
        <Coupon cart={cart} />
        <GiftCard cart={cart} />
        <CheckoutTotals summary={summary} currency={currency} isStale={totalsAreStale} />
        {[...new Set(messages)].map((message) => (
          <Problem key={message}>{message}</Problem>
        ))}
        <Problem>{problem}</Problem>
        <button
          form={id}
          disabled={isBusy || !summary}
          className="inline-block cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 text-center font-semibold text-white hover:bg-neutral-700 disabled:cursor-default disabled:opacity-50"
        >
          {isPlacedHere ? 'Place order' : 'Continue to payment'}
        </button>
      </div>
    </div>
  );
}

interface DeliveryMethodsProps {
  readonly cart: Cart;
  readonly methods: readonly DeliveryMethod[];
  /** Calculated price of the chosen method. */
  readonly price: string | undefined;
  readonly error: string | undefined;
}

function DeliveryMethods({ cart, methods, price, error }: DeliveryMethodsProps) {
  const { mutate, isPending, variables, error: refusal } = useCartMutation('setDeliveryMethod');
  const chosen = isPending ? variables.code : cart.deliveryInfo?.method?.code;
  const message = refusal ? describeError(refusal) : error;
  return (
    <fieldset className="grid content-start gap-5">
      <legend className="mb-1.5 cursor-default font-medium">Delivery method</legend>
      {methods.map((method) => {
        const amount = method.code === chosen && !isPending ? (price ?? method.price) : method.price;
        return (
          <label key={method.code} className="flex items-center gap-2">
            <input
              type="radio"
              name="deliveryMethod"
              value={method.code}
              required
              checked={method.code === chosen}
              onChange={() => mutate({ code: method.code })}
            />
            {method.title}{' '}
            {Number(amount) === 0 ? (
              'Free'
            ) : (
              <Money amount={amount} currency={cart.businessInfo?.currencyCode} locale={locale} />
            )}
          </label>
        );
      })}
      <Problem>{message}</Problem>
    </fieldset>
  );
}
