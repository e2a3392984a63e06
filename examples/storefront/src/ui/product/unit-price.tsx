import type { CatalogPrice } from '@cartwright/stores/catalog';
import { Price } from '../price.js';

/** Symbols of units that differ from the platform's name in lower case. */
const symbols: Readonly<Record<string, string>> = { CBM: 'm³', FLOZ: 'fl oz', L: 'L', SQFT: 'ft²', SQM: 'm²' };

interface UnitPriceProps {
  price: CatalogPrice;
  className?: string;
}

/** Price per unit, such as `$1.58 / oz`. */
export function UnitPrice({ price: { currency, perUnit, unit }, className }: UnitPriceProps) {
  if (perUnit === undefined) return null;
  return (
    <span className={className}>
      <Price amount={perUnit} currency={currency} />
      {unit && ` / ${unit.quantity === 1 ? '' : `${unit.quantity} `}${getSymbol(unit.measurementUnit)}`}
    </span>
  );
}

const getSymbol = (unit: string): string => symbols[unit] ?? unit.toLowerCase();
