import type { Cart, ConvertedMoney } from '@cartwright/ecom/cart-v2';
import { DeliveryChoice, methodField } from '../ui/cart/delivery-choice.js';
import { isComplete } from '../lib/cart/destination.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Check } from '../ui/check.js';
import { AddressChoice } from './address-choice.js';
import { AddressFields } from './address-fields.js';
import type { FieldsProps } from './fields-props.js';
import { addressFields } from './saved-address.js';
import { Section } from './section.js';
import type { AddressBook } from './use-address-book.js';

interface DeliverySectionProps extends FieldsProps {
  /** The member's addresses. */
  book: AddressBook;
  cart: Cart;
  /** Code of the selected method. */
  method: string | undefined;
  /** Price of the selected method. Absent until it is calculated. */
  price: ConvertedMoney | undefined;
  /** Subtotal of the cart. Absent until it is calculated. */
  subtotal: ConvertedMoney | undefined;
  onMethod: (code: string) => void;
}

/** Delivery address and method. */
export function DeliverySection(props: DeliverySectionProps) {
  const { values, errors, onChange, book, cart, method, price, subtotal, onMethod } = props;
  const texts = useTexts('checkout');
  const { keep } = useTexts('savedAddresses');
  const destination = { country: values.country, region: values.region };
  return (
    <Section title={texts.delivery}>
      {book.addresses.length > 0 && <AddressChoice book={book} />}
      {(!book.selected || addressFields.some((field) => errors[field])) && (
        <AddressFields values={values} errors={errors} onChange={onChange} />
      )}
      {book.canKeep && (
        <Check name="keep" value="yes" isSelected={book.isKept} onChange={book.setIsKept}>
          {keep}
        </Check>
      )}
      {isComplete(destination) ? (
        <DeliveryChoice
          cart={cart}
          destination={destination}
          method={method}
          price={price}
          subtotal={subtotal}
          onSelect={onMethod}
          error={errors[methodField]}
        />
      ) : (
        <p className="text-sm text-ink-soft">{texts.methodsLater}</p>
      )}
    </Section>
  );
}
