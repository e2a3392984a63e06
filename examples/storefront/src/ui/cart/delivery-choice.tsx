import type { Cart, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import { useQuery } from '@tanstack/react-query';
import { Price } from '../price.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { Button } from '../button.js';
import { Notice } from '../notice.js';
import { RadioCards } from '../../../../components/src/radio-cards.js';
import { Loading, Skeleton } from '../skeleton.js';
import { type Destination, getDestination } from '../../lib/cart/destination.js';
import { getDeliveryPrice, getShipment } from '../../lib/cart/delivery-price.js';
import { useDeliveryMethods } from '../../lib/cart/use-delivery-methods.js';

interface DeliveryChoiceProps {
  cart: Cart | null | undefined;
  destination: Destination;
  /** Code of the selected method. */
  method: string | undefined;
  /** Price of the selected method. Absent until it is calculated. */
  price: ConvertedMoney | undefined;
  /** Subtotal of the bag, which the prices of the other methods may depend on. Absent until it is calculated. */
  subtotal: ConvertedMoney | undefined;
  /** Absent in a form that the server handles. */
  onSelect?: (code: string) => void;
  error?: string | undefined;
}

/** Name of the radio buttons. */
export const methodField = 'method';

/**
 * The delivery methods of a destination. The platform calculates the price of the selected one. The store calculates
 * those of the others from their rates, unless the bag has a coupon, which may be one for free shipping.
 */
export function DeliveryChoice({ cart, destination, method, price, subtotal, onSelect, error }: DeliveryChoiceProps) {
  const { howYouGetIt, methodGone, methodsFailed, methodsLoading, noMethods, totals } = useTexts('cart');
  const { tryAgain } = useTexts('app');
  const { data: methods, isError, refetch } = useQuery(useDeliveryMethods()(destination));
  if (!methods && !isError) {
    return (
      <Loading label={methodsLoading}>
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  }
  if (!methods) {
    return (
      <Notice tone="bad">
        {methodsFailed}{' '}
        <Button kind="quiet" size="small" onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </Notice>
    );
  }
  if (methods.length === 0) return <Notice tone="bad">{noMethods}</Notice>;

  const known = cart?.deliveryInfo?.method;
  // The platform's checkout page may have another code for the same method.
  const isSame = (title: string) => !error && method === known?.code && title === known?.title?.original;
  const selected = methods.find(({ code }) => code === method) ?? methods.find(({ title }) => isSame(title));
  const { country, region } = getDestination(cart);
  const isGone = method && !selected && country === destination.country && region === destination.region;
  const currency = cart?.businessInfo?.currencyCode;
  const shipment = cart && subtotal?.amount && !cart.coupons?.length ? getShipment(cart, subtotal.amount) : undefined;
  const describePrice = (amount: string | undefined) =>
    Number(amount) === 0 ? totals.free : <Price amount={amount} currency={currency} />;
  return (
    <RadioCards
      label={howYouGetIt}
      name={methodField}
      value={selected?.code ?? null}
      onChange={onSelect}
      error={error ?? (isGone ? methodGone : undefined)}
      cards={methods.map(({ code, title, time, rates }) => ({
        value: code,
        title,
        detail: time,
        end: describePrice(
          code === selected?.code ? price?.amount : rates && shipment && getDeliveryPrice(rates, shipment),
        ),
      }))}
    />
  );
}
