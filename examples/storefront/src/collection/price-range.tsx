import type { ListingFacets, ListingFilters } from '@cartwright/react/stores';
import { useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { shortMoney } from '../app/money.js';
import type { ChangeFilters } from './use-filters.js';

interface PriceRangeProps {
  bounds: NonNullable<ListingFacets['prices']>;
  filters: ListingFilters;
  onChange: ChangeFilters;
}

const clamp = (value: number, { min, max }: PriceRangeProps['bounds']): number => Math.min(max, Math.max(min, value));

/** Range slider for the minimum and maximum price. */
export function PriceRange({ bounds, filters, onChange }: PriceRangeProps) {
  const { min, max, currency } = bounds;
  const chosen = [clamp(filters.minPrice ?? min, bounds), clamp(filters.maxPrice ?? max, bounds)];
  const [moving, setMoving] = useState<number[]>();
  const [low = min, high = max] = moving ?? chosen;
  const percent = (value: number) => ((value - min) / Math.max(1, max - min)) * 100;
  return (
    <Slider
      aria-label="Price"
      value={[low, high]}
      minValue={min}
      maxValue={max}
      formatOptions={{ style: 'currency', currency: currency ?? 'USD', maximumFractionDigits: 0 }}
      onChange={setMoving}
      onChangeEnd={([lowest = min, highest = max]) => {
        setMoving(undefined);
        onChange((now) => ({
          ...now,
          minPrice: lowest > min ? lowest : undefined,
          maxPrice: highest < max ? highest : undefined,
        }));
      }}
      className="px-2.5 pt-1"
    >
      <p aria-hidden className="-mx-2.5 flex justify-between text-sm text-ink-soft tabular-nums">
        <span>{shortMoney(low, currency)}</span>
        <span>{shortMoney(high, currency)}</span>
      </p>
      <SliderTrack className="relative h-11 w-full">
        <div className="absolute top-1/2 h-1 w-full -translate-y-1/2 rounded-full bg-line forced-colors:bg-[GrayText]" />
        <div
          className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-ink forced-colors:bg-[Highlight]"
          style={{ left: `${percent(low)}%`, right: `${100 - percent(high)}%` }}
        />
        {['Lowest price', 'Highest price'].map((label, index) => (
          <SliderThumb
            key={label}
            index={index}
            aria-label={label}
            className="top-1/2 size-6 cursor-grab rounded-full border-2 border-ink bg-raised data-dragging:cursor-grabbing data-dragging:bg-butter"
          />
        ))}
      </SliderTrack>
    </Slider>
  );
}
