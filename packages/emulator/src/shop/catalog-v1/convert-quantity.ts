import { Big } from 'big.js';

/** Units by what they measure, each with its size: in milliliters, grams, millimeters and square meters. */
const measures: readonly Readonly<Record<string, string>>[] = [
  {
    ML: '1',
    CL: '10',
    L: '1000',
    CBM: '1000000',
    FLOZ: '29.5735295625',
    PT: '473.176473',
    QT: '946.352946',
    GAL: '3785.411784',
  },
  { MG: '0.001', G: '1', KG: '1000', OZ: '28.349523125', LB: '453.59237' },
  { MM: '1', CM: '10', M: '1000', IN: '25.4', FT: '304.8', YD: '914.4' },
  { SQM: '1', SQFT: '0.09290304' },
];

/** Converts a quantity to another unit. `undefined` for units of different kinds, such as weight and volume. */
export function convertQuantity(quantity: number, from: string, to: string): Big | undefined {
  if (from === to) return new Big(quantity);
  const measure = measures.find((units) => from in units);
  const [size, target] = [measure?.[from], measure?.[to]];
  return size === undefined || target === undefined ? undefined : new Big(quantity).times(size).div(target);
}
