import { useCart } from '@cartwright/react/ecom';
import { useState } from 'react';
import { describeError } from '../app/describe-error.js';
import { Notice } from '../ui/notice.js';
import { Select } from '../ui/select.js';
import { DeliveryChoice } from './delivery-choice.js';
import { type Destination, countries, destinationOf, isComplete, regionsOf } from './destination.js';
import { needsDelivery } from './needs-delivery.js';
import { useDelivery } from './use-delivery.js';
import type { Estimate } from './use-estimate.js';

/** Destination of the bag, and the delivery methods to choose from. */
export function ShippingEstimate({ estimate }: { estimate: Estimate }) {
  const { cart } = useCart();
  const delivery = useDelivery();
  /** Destination that is not complete yet, so that it is not saved in the bag. */
  const [draft, setDraft] = useState<Destination>();
  const [error, setError] = useState<unknown>();
  const destination = draft ?? destinationOf(cart);
  const regions = regionsOf(destination.country);

  const take = async (wanted: Destination) => {
    setDraft(wanted);
    setError(undefined);
    if (!isComplete(wanted)) return;
    const address = { ...cart?.deliveryInfo?.address, country: wanted.country, subdivision: wanted.region || null };
    await delivery.save({ deliveryInfo: { address } }).catch((reason: unknown) => setError(reason));
    setDraft(undefined);
  };

  if (cart && !needsDelivery(cart)) return <p className="text-sm">Nothing in your bag needs shipping.</p>;
  const problem = error ?? delivery.error;
  return (
    <section aria-label="Shipping estimate" className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Select
          label="Ship to"
          className="min-w-0 grow basis-1/2"
          autoComplete="country"
          value={destination.country}
          options={[{ value: '', label: 'Choose a country' }, ...countries]}
          onChange={(country) => void take({ country, region: '' })}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            className="min-w-0 grow basis-1/2"
            autoComplete="address-level1"
            value={destination.region}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={(region) => void take({ ...destination, region })}
          />
        )}
      </div>
      {problem !== undefined && <Notice tone="bad">{describeError(problem)}</Notice>}
      {isComplete(destination) && (
        <DeliveryChoice
          cart={cart}
          destination={destination}
          method={delivery.method}
          price={estimate.totalsAreStale ? undefined : estimate.data?.priceSummary?.delivery}
          onSelect={(code) => void delivery.select(code)}
        />
      )}
    </section>
  );
}
