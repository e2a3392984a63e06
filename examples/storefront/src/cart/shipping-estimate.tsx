import { useCart } from '@cartwright/react/ecom';
import { useState } from 'react';
import { describeError } from '../lib/describe-error.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Field } from '../../../components/src/field.js';
import { Notice } from '../ui/notice.js';
import { Select } from '../ui/select.js';
import { useTypedText } from '../ui/use-typed-text.js';
import { DeliveryChoice } from '../ui/cart/delivery-choice.js';
import { type Destination, getDestination, isComplete } from '../lib/cart/destination.js';
import { getRegions } from '../lib/cart/regions.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import { useCountries } from '../lib/cart/use-countries.js';
import { useDelivery } from '../lib/cart/use-delivery.js';
import type { Estimate } from './use-estimate.js';

const isWrongPostalCode = ({ data }: Estimate): boolean =>
  data?.violations?.some(({ code }) => code === 'INVALID_POSTAL_CODE') ?? false;

/** Destination of the bag, and the delivery methods to choose from. */
export function ShippingEstimate({ estimate }: { estimate: Estimate }) {
  const { data: cart } = useCart();
  const texts = useTexts('estimate');
  const errors = useTexts('errors');
  const countries = useCountries();
  const delivery = useDelivery();
  /** Destination that is not complete yet, so that it is not saved in the bag. */
  const [draft, setDraft] = useState<Destination>();
  const [error, setError] = useState<unknown>();
  const destination = draft ?? getDestination(cart);
  const regions = getRegions(destination.country);
  const known = cart?.deliveryInfo?.address;

  const take = async (wanted: Destination, more: { postalCode?: string | null } = {}) => {
    setDraft(wanted);
    setError(undefined);
    if (!isComplete(wanted)) return;
    const { country, region } = wanted;
    // The street and the postal code of another country are dropped.
    const kept = country === known?.country ? known : {};
    const address = { ...kept, country, subdivision: region || null, ...more };
    await delivery.save({ deliveryInfo: { address } }).catch((reason: unknown) => setError(reason));
    setDraft(undefined);
  };
  const [postalCode] = useTypedText(
    known?.postalCode ?? '',
    (text) => void take(destination, { postalCode: text.trim() || null }),
  );

  if (cart && !needsDelivery(cart)) return <p className="text-sm">{texts.nothing}</p>;
  const problem = error ?? delivery.error;
  return (
    <section aria-label={texts.label} className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Select
          label={texts.shipTo}
          className="min-w-0 grow basis-1/2"
          autoComplete="country"
          value={destination.country}
          options={[{ value: '', label: texts.chooseCountry }, ...countries]}
          onChange={(country) => void take({ country, region: '' })}
        />
        {regions.length > 0 && (
          <Select
            label={texts.region}
            className="min-w-0 grow basis-1/2"
            autoComplete="address-level1"
            value={destination.region}
            options={[{ value: '', label: texts.chooseRegion }, ...regions]}
            onChange={(region) => void take({ ...destination, region })}
          />
        )}
      </div>
      {problem !== undefined && <Notice tone="bad">{describeError(problem, errors)}</Notice>}
      {isComplete(destination) && (
        <Field
          label={texts.postalCode}
          autoComplete="postal-code"
          maxLength={20}
          {...postalCode}
          error={isWrongPostalCode(estimate) && texts.wrongPostalCode}
        />
      )}
      {isComplete(destination) && (
        <DeliveryChoice
          cart={cart}
          destination={destination}
          method={delivery.method}
          price={estimate.totalsAreStale ? undefined : estimate.data?.priceSummary?.delivery}
          subtotal={estimate.data?.priceSummary?.subtotal}
          onSelect={(code) => void delivery.select(code)}
        />
      )}
    </section>
  );
}
