import type { Cart, ConvertedMoney } from '@cartwright/ecom/current-cart-v2';
import { Price } from '../currency/price.js';
import { useTexts } from '../language/use-texts.js';
import { RadioCards } from '../ui/radio-cards.js';
import { methodsFor } from './delivery-methods.js';
import type { Destination } from './destination.js';

interface DeliveryChoiceProps {
  cart: Cart | null | undefined;
  destination: Destination;
  /** Code of the selected method. */
  method: string | undefined;
  /** Price of the selected method. Absent until it is calculated. */
  price: ConvertedMoney | undefined;
  /** Absent in a form that the server handles. */
  onSelect?: (code: string) => void;
  error?: string | undefined;
}

/** Name of the radio buttons. */
export const methodField = 'method';

/** The delivery methods of a destination. Only the selected one has a price: the platform calculates no others. */
export function DeliveryChoice({ cart, destination, method, price, onSelect, error }: DeliveryChoiceProps) {
  const { howYouGetIt, methods, totals } = useTexts('cart');
  const amount = price?.amount;
  const priceWords =
    Number(amount) === 0 ? totals.free : <Price amount={amount} currency={cart?.businessInfo?.currencyCode} />;
  return (
    <RadioCards
      label={howYouGetIt}
      name={methodField}
      value={method ?? null}
      onChange={onSelect}
      error={error}
      cards={methodsFor(destination).map(({ code }) => ({
        ...{ value: code, title: methods[code].title, detail: methods[code].time },
        ...(code === method && amount !== undefined && { end: priceWords }),
      }))}
    />
  );
}
