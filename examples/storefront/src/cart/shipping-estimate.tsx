import { Money } from '@cartwright/react/components';
import { useCart } from '@cartwright/react/ecom';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { describeError } from '../app/describe-error.js';
import { locale } from '../app/money.js';
import { methodsFor, type OfferedMethod } from '../checkout/delivery-methods.js';
import { Notice } from '../ui/notice.js';
import { Select } from '../ui/select.js';
import { countries, isComplete, regionsOf } from './destination.js';
import { useDelivery } from './use-delivery.js';
import type { Estimate } from './use-estimate.js';

/** Destination of the bag, and the delivery methods to choose from. */
export function ShippingEstimate({ estimate }: { estimate: Estimate }) {
  const { destination, method, error, select, take } = useDelivery();
  const regions = regionsOf(destination.country);
  return (
    <section aria-label="Shipping estimate" className="flex flex-col gap-3">
      <div className="flex gap-3">
        <Select
          label="Ship to"
          className="min-w-0 grow basis-1/2"
          autoComplete="country"
          value={destination.country}
          options={[{ value: '', label: 'Choose a country' }, ...countries]}
          onChange={(country) => take({ country, region: '' })}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            className="min-w-0 grow basis-1/2"
            autoComplete="address-level1"
            value={destination.region}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={(region) => take({ ...destination, region })}
          />
        )}
      </div>
      {error !== undefined && <Notice tone="bad">{describeError(error)}</Notice>}
      {isComplete(destination) && (
        <Methods
          methods={methodsFor(destination.country, destination.region)}
          method={method}
          onSelect={(code) => void select(code)}
          estimate={estimate}
        />
      )}
    </section>
  );
}

interface MethodsProps {
  methods: readonly OfferedMethod[];
  method: string | undefined;
  onSelect: (code: string) => void;
  estimate: Estimate;
}

function Methods({ methods, method, onSelect, estimate }: MethodsProps) {
  const { cart } = useCart();
  const price = estimate.data?.deliverySummary?.price?.amount;
  return (
    <RadioGroup value={method ?? null} onChange={onSelect} className="flex flex-col gap-2">
      <Label className="text-sm font-semibold">Service</Label>
      {methods.map(({ code, label, time }) => (
        <Radio
          key={code}
          value={code}
          className="group flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2 text-sm transition-colors hover:border-ink data-selected:border-ink data-selected:bg-raised"
        >
          <span
            aria-hidden
            className="size-4 shrink-0 rounded-full border border-edge group-data-selected:border-5 group-data-selected:border-ink"
          />
          <span className="grow">
            <span className="block font-medium">{label}</span>
            <span className="block text-xs text-ink-soft">{time}</span>
          </span>
          {code === method && !estimate.totalsAreStale && (
            <span className="font-semibold tabular-nums">
              {Number(price) === 0 ? (
                'Free'
              ) : (
                <Money locale={locale} amount={price} currency={cart?.businessInfo?.currencyCode} />
              )}
            </span>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
