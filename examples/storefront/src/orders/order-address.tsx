import type { Order } from '@cartwright/ecom/orders';
import { useId } from 'react';
import { countryName } from '../lib/cart/regions.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';

interface OrderAddressProps {
  recipient: Order['recipientInfo'];
  shipping: Order['shippingInfo'];
}

/** Shipping address and shipping option of an order. */
export function OrderAddress({ recipient, shipping }: OrderAddressProps) {
  const id = useId();
  const texts = useTexts('order');
  const locale = useLocale();
  const { address, contactDetails } = recipient ?? {};
  if (!address && !contactDetails) return null;
  const street =
    address?.addressLine1 ?? [address?.streetAddress?.number, address?.streetAddress?.name].filter(Boolean).join(' ');
  const region = address?.subdivisionFullname ?? address?.subdivision?.replace(/^[A-Z]{2}-/, '');
  const country = address?.country ? countryName(address.country, locale) : address?.countryFullname;
  const lines = [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    contactDetails?.company,
    street,
    address?.addressLine2,
    [address?.city, region, address?.postalCode].filter(Boolean).join(', '),
    country,
  ].filter(Boolean);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {shipping ? texts.deliveryAddress : texts.billingAddress}
      </h2>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {shipping?.title && (
        <p className="mt-4 text-sm text-ink-soft">
          {shipping.title}
          {shipping.logistics?.deliveryTime && `, ${shipping.logistics.deliveryTime}`}
        </p>
      )}
    </section>
  );
}
