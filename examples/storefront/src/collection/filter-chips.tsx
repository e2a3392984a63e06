import { X } from 'lucide-react';
import { Button } from 'react-aria-components';
import { shortMoney } from '../app/money.js';
import { type Filters, withoutFilters } from './filters.js';
import type { ChangeFilters } from './use-filters.js';

interface FilterChipsProps {
  filters: Filters;
  /** Currency of the prices (ISO 4217). */
  currency: string | undefined;
  onChange: ChangeFilters;
}

const typeNames: Record<string, string> = { physical: 'Things', digital: 'Downloads' };

/** Active filters, each with a remove button. */
export function FilterChips({ currency, filters, onChange }: FilterChipsProps) {
  const { min, max, type, inStock, onSale, options } = filters;
  const chips: { label: string; without: Parameters<ChangeFilters>[0] }[] = [
    ...(inStock ? [{ label: 'In stock', without: () => ({ inStock: false }) }] : []),
    ...(onSale ? [{ label: 'On sale', without: () => ({ onSale: false }) }] : []),
    ...(min !== undefined || max !== undefined
      ? [{ label: priceWords(min, max, currency), without: () => ({ min: undefined, max: undefined }) }]
      : []),
    ...(type ? [{ label: typeNames[type] ?? type, without: () => ({ type: undefined }) }] : []),
    ...options.map((option) => ({
      label: option.slice(option.indexOf(':') + 1),
      without: (now: Filters) => ({ options: now.options.filter((other) => other !== option) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      {chips.map(({ label, without }) => (
        <Button
          key={label}
          aria-label={`Remove filter: ${label}`}
          onPress={() => onChange(without)}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-full border border-transparent bg-tint pr-2.5 pl-4 text-sm font-medium hover:bg-line"
        >
          {label}
          <X aria-hidden className="size-4" />
        </Button>
      ))}
      <Button
        onPress={() => onChange(withoutFilters)}
        className="min-h-9 cursor-pointer px-2 text-sm underline underline-offset-4"
      >
        Clear filters
      </Button>
    </div>
  );
}

const priceWords = (min: number | undefined, max: number | undefined, currency: string | undefined): string => {
  const written = (amount: number) => shortMoney(amount, currency);
  if (min === undefined) return `Up to ${written(max ?? 0)}`;
  return max === undefined ? `From ${written(min)}` : `${written(min)} to ${written(max)}`;
};
