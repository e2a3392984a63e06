import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing } from '../../../kernel/input/object.js';

const units = [
  ...['ML', 'CL', 'L', 'CBM', 'MG', 'G', 'KG', 'MM', 'CM', 'M', 'SQM'],
  ...['OZ', 'LB', 'FLOZ', 'PT', 'QT', 'GAL', 'IN', 'FT', 'YD', 'SQFT'],
];

/** Reads the quantity and unit of a price per unit. */
export function readUnitQuantity(read: FieldReader, value: unknown, field: string) {
  const input = read.object(value, field);
  if (!input) return undefined;
  for (const name of ['quantity', 'measurementUnit']) if (isMissing(input[name])) read.missing(`${field}.${name}`);
  return {
    quantity: read.number(input['quantity'], `${field}.quantity`, { min: 0.01 }) ?? 1,
    unit: read.enumeration(input['measurementUnit'], `${field}.measurementUnit`, units) ?? 'G',
  };
}
