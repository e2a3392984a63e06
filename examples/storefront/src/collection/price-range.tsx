import type { ListingFacets, ListingFilters } from '@cartwright/react/stores';
import { shortMoney } from '../app/money.js';
import { Field } from '../ui/field.js';
import { useTypedText } from '../ui/use-typed-text.js';
import type { ChangeFilters } from './use-filters.js';

interface PriceRangeProps {
  bounds: NonNullable<ListingFacets['prices']>;
  filters: ListingFilters;
  onChange: ChangeFilters;
}

/** Fields for the lowest and the highest price. */
export const PriceRange = ({ bounds: { min, max, currency }, filters, onChange }: PriceRangeProps) => (
  <div className="flex gap-3">
    <PriceField
      label="Lowest"
      name="min"
      amount={filters.minPrice}
      placeholder={shortMoney(min, currency)}
      onChange={(minPrice) => onChange((now) => ({ ...now, minPrice }))}
    />
    <PriceField
      label="Highest"
      name="max"
      amount={filters.maxPrice}
      placeholder={shortMoney(max, currency)}
      onChange={(maxPrice) => onChange((now) => ({ ...now, maxPrice }))}
    />
  </div>
);

interface PriceFieldProps {
  label: string;
  name: string;
  amount: number | undefined;
  placeholder: string;
  onChange: (amount: number | undefined) => void;
}

/** Field of an amount. Accepts it with a currency symbol and separators too. */
function PriceField({ amount, onChange, ...rest }: PriceFieldProps) {
  const [field] = useTypedText(amount === undefined ? '' : String(amount), (text) => {
    const digits = text.replaceAll(/[^\d.]/g, '');
    onChange(digits && Number.isFinite(Number(digits)) ? Number(digits) : undefined);
  });
  return <Field {...rest} {...field} inputMode="decimal" autoComplete="off" className="min-w-0 basis-1/2" />;
}
