import type { ListingFilters } from '@cartwright/react/stores';
import { X } from 'lucide-react';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { type ChangeFilters, withChoice, withoutFilters } from './use-filters.js';

interface FilterChipsProps {
  filters: ListingFilters;
  /** Currency of the prices (ISO 4217). */
  currency: string | undefined;
  onChange: ChangeFilters;
}

/** Active filters, each with a remove button. */
export function FilterChips({ currency, filters, onChange }: FilterChipsProps) {
  const { formatShort } = usePriceFormat();
  const texts = useTexts('collection');
  const { minPrice, maxPrice, productType, inStock, onSale, choices = {} } = filters;
  const chips: { label: string; without: Parameters<ChangeFilters>[0] }[] = [
    ...(inStock ? [{ label: texts.inStock, without: (now: ListingFilters) => ({ ...now, inStock: false }) }] : []),
    ...(onSale ? [{ label: texts.onSale, without: (now: ListingFilters) => ({ ...now, onSale: false }) }] : []),
    ...(minPrice !== undefined || maxPrice !== undefined
      ? [
          {
            label: describePrices(minPrice, maxPrice, texts, (amount) => formatShort(amount, currency)),
            without: (now: ListingFilters) => ({ ...now, minPrice: undefined, maxPrice: undefined }),
          },
        ]
      : []),
    ...(productType
      ? [
          {
            label: texts.kinds[productType] ?? productType,
            without: (now: ListingFilters) => ({ ...now, productType: undefined }),
          },
        ]
      : []),
    ...Object.entries(choices).flatMap(([option, names]) =>
      names.map((label) => ({ label, without: (now: ListingFilters) => withChoice(now, option, label, false) })),
    ),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 noscript:hidden">
      {chips.map(({ label, without }) => (
        <button
          key={label}
          type="button"
          aria-label={texts.removeFilter(label)}
          onClick={() => onChange(without)}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-transparent bg-tint pr-2.5 pl-4 text-sm font-medium hover:bg-line"
        >
          {label}
          <X aria-hidden className="size-4" />
        </button>
      ))}
      <button
        type="button"
        onClick={() => onChange(withoutFilters)}
        className="min-h-9 cursor-pointer px-2 text-sm underline underline-offset-4"
      >
        {texts.clear}
      </button>
    </div>
  );
}

const describePrices = (
  min: number | undefined,
  max: number | undefined,
  { between, fromPrice, upTo }: Texts['collection'],
  format: (amount: number) => string,
): string => {
  if (min === undefined) return upTo(format(max ?? 0));
  return max === undefined ? fromPrice(format(min)) : between(format(min), format(max));
};
