import type { ListingFilters } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { handleHere } from '../lib/navigation/handle-here.js';
import { usePage } from '../lib/navigation/page.js';
import { toSearch, useSearchParams } from '../lib/navigation/use-search-params.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { type Texts, useTexts } from '../lib/language/use-texts.js';
import { readFilters } from './read-filters.js';
import { type ChangeFilters, filtersQuery, withChoice, withoutFilters } from './use-filters.js';
import { Icon } from '../ui/icon.js';

interface FilterChipsProps {
  filters: ListingFilters;
  /** Currency of the prices (ISO 4217). */
  currency: string | undefined;
  onChange: ChangeFilters;
}

/** Active filters, each with a link to the products without it. */
export function FilterChips({ currency, filters, onChange }: FilterChipsProps) {
  const { formatShort } = usePriceFormat();
  const texts = useTexts('collection');
  const { pathname } = usePage();
  const [params] = useSearchParams();
  const linkTo = (change: Parameters<ChangeFilters>[0]) => ({
    to: pathname + toSearch(filtersQuery(params, change(readFilters(params)))),
    // Starts from the URL at that time, so that two quick clicks both count.
    onClick: handleHere(() => onChange(change)),
  });
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
    <div className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <Link
          {...linkTo(without)}
          key={label}
          aria-label={texts.removeFilter(label)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-transparent bg-tint pr-2.5 pl-4 text-sm font-medium hover:bg-line"
        >
          {label}
          <Icon name="cross" className="size-4" />
        </Link>
      ))}
      <Link {...linkTo(withoutFilters)} className="px-2 py-1.5 text-sm underline underline-offset-4">
        {texts.clear}
      </Link>
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
