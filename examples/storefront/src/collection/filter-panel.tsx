import type { ReactNode } from 'react';
import { Check } from '../ui/check.js';
import { SwatchDot } from '../product/swatch-dot.js';
import type { Facets } from './facets.js';
import type { Filters } from './filters.js';
import { PriceRange } from './price-range.js';
import type { ChangeFilters } from './use-filters.js';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  onChange: ChangeFilters;
}

const typeNames: Record<string, string> = { physical: 'Things', digital: 'Downloads' };

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-5 first:border-t-0 first:pt-0">
    <legend className="float-left mb-2 w-full text-sm font-semibold">{name}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

/** Facets that a listing can be filtered by. */
export function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const toggle = (value: string, isOn: boolean) =>
    onChange(({ options }) => ({ options: isOn ? [...options, value] : options.filter((other) => other !== value) }));
  return (
    <div>
      <Group name="Availability">
        <Check isSelected={filters.inStock} onChange={(inStock) => onChange(() => ({ inStock }))}>
          In stock
        </Check>
        <Check isSelected={filters.onSale} onChange={(onSale) => onChange(() => ({ onSale }))}>
          On sale
        </Check>
      </Group>
      {facets.prices && (
        <Group name="Price">
          <PriceRange bounds={facets.prices} filters={filters} onChange={onChange} />
        </Group>
      )}
      {facets.types.length > 0 && (
        <Group name="Kind">
          {facets.types.map((type) => (
            <Check
              key={type}
              isSelected={filters.type === type}
              onChange={(isOn) => onChange(() => ({ type: isOn ? type : undefined }))}
            >
              {typeNames[type] ?? type}
            </Check>
          ))}
        </Group>
      )}
      {facets.options.map(({ name, choices }) => (
        <Group key={name} name={name}>
          <div className="max-h-72 overflow-y-auto p-1">
            {choices.map(({ value, label, color }) => (
              <Check key={value} isSelected={filters.options.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
                {color && <SwatchDot color={color} className="size-4" />}
                {label}
              </Check>
            ))}
          </div>
        </Group>
      ))}
    </div>
  );
}
