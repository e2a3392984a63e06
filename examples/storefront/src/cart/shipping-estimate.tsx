import { Label, Radio, RadioGroup } from 'react-aria-components';
import { describeError } from '../app/describe-error.js';
import { Notice } from '../ui/notice.js';
import { Select } from '../ui/select.js';
import { type Destination, countries, isComplete, regionsOf } from './destination.js';
import type { Estimate } from './use-estimate.js';

interface ShippingEstimateProps {
  destination: Destination;
  onDestination: (destination: Destination) => void;
  estimate: Estimate;
}

/** Destination, shipping services and their prices. */
export function ShippingEstimate({ destination, onDestination, estimate }: ShippingEstimateProps) {
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
          onChange={(country) => onDestination({ country, region: '', shipping: undefined })}
        />
        {regions.length > 0 && (
          <Select
            label="Region"
            className="min-w-0 grow basis-1/2"
            autoComplete="address-level1"
            value={destination.region}
            options={[{ value: '', label: 'Choose a region' }, ...regions]}
            onChange={(region) => onDestination({ ...destination, region, shipping: undefined })}
          />
        )}
      </div>
      {isComplete(destination) && (
        <Services destination={destination} onDestination={onDestination} estimate={estimate} />
      )}
    </section>
  );
}

function Services({ destination, onDestination, estimate }: ShippingEstimateProps) {
  if (estimate.isError) return <Notice tone="bad">{describeError(estimate.error)}</Notice>;
  const { carrierServiceOptions = [], selectedCarrierServiceOption: chosen } = estimate.data?.shippingInfo ?? {};
  const services = carrierServiceOptions.flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.flatMap((option) =>
      carrierId && option.code ? [{ ...option, carrierId, code: option.code }] : [],
    ),
  );
  if (estimate.isPending) return <p className="text-sm text-ink-soft">Loading shipping rates …</p>;
  if (services.length === 0) return <p className="text-sm">{noServiceWords(estimate)}</p>;
  return (
    <RadioGroup
      value={destination.shipping?.code ?? chosen?.code ?? services[0]?.code ?? null}
      onChange={(code) => {
        const service = services.find((candidate) => candidate.code === code);
        if (service) onDestination({ ...destination, shipping: { carrierId: service.carrierId, code } });
      }}
      className="flex flex-col gap-2"
    >
      <Label className="text-sm font-semibold">Service</Label>
      {services.map(({ code, title, logistics, cost }) => (
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
            <span className="block font-medium">{title}</span>
            {logistics?.deliveryTime && <span className="block text-xs text-ink-soft">{logistics.deliveryTime}</span>}
          </span>
          <span className="font-semibold tabular-nums">{priceWords(cost?.price)}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

const priceWords = (price: { amount?: string; formattedAmount?: string } | undefined): string =>
  Number(price?.amount) === 0 ? 'Free' : (price?.formattedAmount ?? '');

const noServiceWords = ({ data }: Estimate): string =>
  data?.cart?.lineItems?.every(({ physicalProperties }) => physicalProperties?.shippable === false)
    ? 'Nothing in your bag needs shipping.'
    : 'We do not ship there yet, sorry.';
