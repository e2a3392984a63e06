import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { PricePerUnitData } from '../../../shop/catalog-v1/product.js';

const units = [
  ...['ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM'],
  ...['OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'],
];

/** Reads the quantities and units of the price per unit. Absent fields stay unchanged. */
export function readPricePerUnit(
  reader: FieldReader,
  value: unknown,
  current: PricePerUnitData | undefined,
): PricePerUnitData | undefined {
  const field = 'product.pricePerUnitData';
  const input = reader.object(value, field);
  if (!input) return undefined;
  const read = <V>(name: keyof PricePerUnitData, from: (value: unknown, at: string) => V | undefined) => {
    const given = input[name] ?? current?.[name];
    if (given === undefined) return reader.missing(`${field}.${name}`);
    return from(given, `${field}.${name}`);
  };
  const quantity = (value: unknown, at: string) => reader.number(value, at, { min: 0.01, scale: 2 });
  const unit = (value: unknown, at: string) => reader.oneOf(value, at, units);
  return {
    totalQuantity: read('totalQuantity', quantity) ?? 1,
    totalMeasurementUnit: read('totalMeasurementUnit', unit) ?? 'G',
    baseQuantity: read('baseQuantity', quantity) ?? 1,
    baseMeasurementUnit: read('baseMeasurementUnit', unit) ?? 'G',
  };
}
