import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { SelectedShippingOption } from '../../../shop/pricing/totals/totals.js';

/** Reads the delivery method to select. @throws {ValidationError} if it has no code */
export function readDeliveryMethod(value: unknown): SelectedShippingOption {
  const read = new FieldReader();
  const given = read.required(value, 'deliveryMethod');
  const code = read.string(given.code ?? '', 'deliveryMethod.code', { min: 1, max: 250 }) ?? '';
  const carrierId = read.string(given.appId, 'deliveryMethod.appId', { min: 1, max: 36 });
  read.check();
  return { code, ...(carrierId && { carrierId }) };
}
