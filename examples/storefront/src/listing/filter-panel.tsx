import type { ListingFacets, ListingFilters } from '@cartwright/react/stores';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Check } from '../ui/check.js';
import { SwatchDot } from '../ui/product/swatch-dot.js';
import { PriceRange } from './price-range.js';
import { type ChangeFilters, withChoice } from './use-filters.js';

interface FilterPanelProps {
  /** Id of the form, for controls outside it. */
  id?: string;
  /** Words of the search that is filtered. */
  search: string | undefined;
  facets: ListingFacets;
  filters: ListingFilters;
  onChange: ChangeFilters;
}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-5 first:border-t-0 first:pt-0">
    <legend className="float-left mb-2 w-full text-sm font-semibold">{name}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

/**
 * Facets that a listing can be filtered by. Without scripts, a button submits them as a form, whose fields are those of
 * the page's URL.
 */
export function FilterPanel({ id, search, facets, filters, onChange }: FilterPanelProps) {
  const texts = useTexts('collection');
  const { inStock = false, onSale = false, productType, choices = {} } = filters;
  const toCount = (number: number | undefined) =>
    number === undefined ? undefined : { number, label: texts.pieces(number) };
  return (
    <form id={id} method="get" onSubmit={(event) => event.preventDefault()}>
      {search && <input type="hidden" name="q" value={search} />}
      <Group name={texts.availability}>
        <Check
          name="stock"
          value="in"
          isSelected={inStock}
          count={toCount(facets.inStockCount)}
          onChange={(isOn) => onChange((now) => ({ ...now, inStock: isOn }))}
        >
          {texts.inStock}
        </Check>
        <Check
          name="sale"
          value="on"
          isSelected={onSale}
          count={toCount(facets.onSaleCount)}
          onChange={(isOn) => onChange((now) => ({ ...now, onSale: isOn }))}
        >
          {texts.onSale}
        </Check>
      </Group>
      {facets.prices && (
        <Group name={texts.price}>
          <PriceRange bounds={facets.prices} filters={filters} onChange={onChange} />
        </Group>
      )}
      {facets.productTypes.length > 0 && (
        <Group name={texts.kind}>
          {facets.productTypes.map(({ name: type, count }) => (
            <Check
              key={type}
              name="type"
              value={type}
              isSelected={productType === type}
              count={toCount(count)}
              onChange={(isOn) => onChange((now) => ({ ...now, productType: isOn ? type : undefined }))}
            >
              {texts.kinds[type] ?? type}
            </Check>
          ))}
        </Group>
      )}
      {facets.options.slice(0, 4).map((option) => (
        <Group key={option.name} name={option.name}>
          <div className="max-h-72 overflow-y-auto p-1">
            {option.choices.map(({ name, color, count }) => (
              <Check
                key={name}
                name="option"
                value={`${option.name}:${name}`}
                isSelected={choices[option.name]?.includes(name) ?? false}
                count={toCount(count)}
                onChange={(isOn) => onChange((now) => withChoice(now, option.name, name, isOn))}
              >
                {color && <SwatchDot color={color} className="size-4" />}
                {name}
              </Check>
            ))}
          </div>
        </Group>
      ))}
      <div className="hidden noscript:block">
        <Button type="submit">{texts.apply}</Button>
      </div>
    </form>
  );
}
