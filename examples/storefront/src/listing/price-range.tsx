import type { ListingFacets, ListingFilters } from '@cartwright/react/stores';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Field } from '../../../components/src/field.js';
import { useTypedText } from '../ui/use-typed-text.js';
import { parseAmount } from './parse-amount.js';
import type { ChangeFilters } from './use-filters.js';

interface PriceRangeProps {
  bounds: NonNullable<ListingFacets['prices']>;
  filters: ListingFilters;
  onChange: ChangeFilters;
}

/** Fields for the lowest and the highest price, in the currency that the visitor chose. */
export function PriceRange({ bounds: { min, max, currency }, filters, onChange }: PriceRangeProps) {
  const { highest, lowest } = useTexts('collection');
  const { formatShort, fromChosen, toChosen } = usePriceFormat();
  const shown = (amount: number | undefined) => amount && toChosen(amount, currency);
  const entered = (amount: number | undefined) => amount && fromChosen(amount, currency);
  return (
    <div className="grid grid-cols-2 gap-3">
      <PriceField
        label={lowest}
        name="min"
        amount={shown(filters.minPrice)}
        placeholder={formatShort(min, currency)}
        onChange={(minPrice) => onChange((now) => ({ ...now, minPrice: entered(minPrice) }))}
      />
      <PriceField
        label={highest}
        name="max"
        amount={shown(filters.maxPrice)}
        placeholder={formatShort(max, currency)}
        onChange={(maxPrice) => onChange((now) => ({ ...now, maxPrice: entered(maxPrice) }))}
      />
    </div>
  );
}

interface PriceFieldProps {
  label: string;
  name: string;
  amount: number | undefined;
  placeholder: string;
  onChange: (amount: number | undefined) => void;
}

/** Field of an amount. Accepts it with a currency symbol and separators too. */
function PriceField({ amount, onChange, ...rest }: PriceFieldProps) {
  const locale = useLocale();
  const text = amount === undefined ? '' : amount.toLocaleString(locale, { useGrouping: false });
  const [field] = useTypedText(text, (typed) => onChange(parseAmount(typed)));
  return <Field {...rest} {...field} inputMode="decimal" autoComplete="off" />;
}
