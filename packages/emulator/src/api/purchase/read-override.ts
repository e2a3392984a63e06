import { compare, isAmount } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { readDescription, readName, readPicture } from './read-line-details.js';
import { paymentOptions, type LineOverride } from '../../shop/line-items/line.js';

/**
 * Reads the `catalogOverrideFields` of a line item.
 *
 * @throws {ValidationError}
 */
export function readOverride(value: unknown, field: string, currency: string): LineOverride | undefined {
  const read = new FieldReader();
  const input = read.object(value, field);
  const amount = (name: string) => {
    const text = read.string(input?.[name], `${field}.${name}`, { min: 1, max: 20 });
    const isGood = text === undefined || (isAmount(text, currency) && (name === 'price' || compare(text, 0) > 0));
    return isGood ? text : read.addViolation(`${field}.${name}`, 'must be an amount, such as "12.50"', 'FORMAT');
  };
  const name = read.object(input?.['productName'], `${field}.productName`);
  const original = read.string(name?.['original'], `${field}.productName.original`, { min: 1, max: 200 });
  const [price, fullPrice, deposit] = [amount('price'), amount('fullPrice'), amount('depositAmount')];
  const option = input?.['paymentOption'];
  const word = typeof option === 'string' ? option : read.object(option, `${field}.paymentOption`)?.['value'];
  const paymentOption = read.enumeration(word, `${field}.paymentOption.value`, paymentOptions);
  const path = `${field}.physicalProperties`;
  const properties = read.object(input?.['physicalProperties'], path);
  const weight = read.number(properties?.['weight'], `${path}.weight`);
  const sku = read.string(properties?.['sku'], `${path}.sku`, { max: 40 });
  const shippable = read.boolean(properties?.['shippable'], `${path}.shippable`);
  const lines = read.list(input?.['descriptionLines'], `${field}.descriptionLines`, { max: 20 });
  const descriptions = lines?.flatMap((line, index) =>
    readDescription(read.object(line, `${field}.descriptionLines[${index}]`) ?? {}),
  );
  const image = readPicture(read.object(input?.['image'], `${field}.image`));
  const savesPaymentMethod = read.boolean(input?.['savePaymentMethod'], `${field}.savePaymentMethod`);
  const fixedQuantity = read.boolean(input?.['fixedQuantity'], `${field}.fixedQuantity`);
  const inventoryAppId = read.string(input?.['inventoryAppId'], `${field}.inventoryAppId`, { min: 1, max: 36 });
  read.check();
  return (
    input && {
      given: input,
      facts: {
        ...(original !== undefined && readName(name)),
        ...(descriptions && { descriptions }),
        ...(image && { image }),
        ...(savesPaymentMethod !== undefined && { savesPaymentMethod }),
        ...(fixedQuantity !== undefined && { fixedQuantity }),
        ...(inventoryAppId !== undefined && { inventoryAppId, available: null }),
        ...(price !== undefined && { unitPrice: price, fullUnitPrice: price }),
        ...(fullPrice !== undefined && { fullUnitPrice: fullPrice }),
        ...(paymentOption && { paymentOption }),
        ...(paymentOption === 'MEMBERSHIP_OFFLINE' && { unitPrice: '0' }),
        ...(paymentOption === 'DEPOSIT_ONLINE' && deposit !== undefined && { depositAmount: deposit }),
        ...(weight !== undefined && { weight }),
        ...(sku !== undefined && { sku }),
        ...(shippable !== undefined && { shippable }),
      },
    }
  );
}
