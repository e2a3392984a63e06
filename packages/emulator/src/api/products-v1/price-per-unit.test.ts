import { expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { Merchant } from '../../testing/merchant.js';

const shop = new Merchant(createEmulator({ catalogVersion: 'v1', seed: 'empty' }));

test('converts the contents to the unit of the price per unit', async () => {
  const perUnit = async (totalQuantity: number, totalMeasurementUnit: string, baseMeasurementUnit: string) => {
    const pricePerUnitData = { totalQuantity, totalMeasurementUnit, baseQuantity: 1, baseMeasurementUnit };
    const product = await shop.create({ pricePerUnitData, priceData: { price: 18 } });
    expect(product).toMatchObject({ pricePerUnitData });
    const { formatted, pricePerUnit } = product['priceData'] as { formatted: object; pricePerUnit?: number };
    expect('pricePerUnit' in formatted).toBe(pricePerUnit !== undefined);
    return pricePerUnit;
  };
  expect(await perUnit(12, 'OZ', 'LB')).toBe(24);
  expect(await perUnit(500, 'ML', 'L')).toBe(36);
  expect(await perUnit(1, 'GAL', 'FLOZ')).toBe(0.14);
  expect(await perUnit(2, 'YD', 'FT')).toBe(3);
  expect(await perUnit(1, 'SQM', 'SQFT')).toBe(1.67);
  expect(await perUnit(500, 'G', 'KG')).toBe(36);
  expect(await perUnit(500, 'G', 'L')).toBeUndefined();
});
