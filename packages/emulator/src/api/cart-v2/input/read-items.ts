import { ValidationError } from '../../../kernel/errors/application-error.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { quantityViolation } from '../../../kernel/input/quantity-violation.js';
import { readList } from '../../../kernel/input/read-list.js';
import { check, violation } from '../../../kernel/input/violation.js';
import type { CatalogReference } from '../../../shop/line-items/catalog-reference.js';
import type { LineOverride } from '../../../shop/line-items/line.js';
import type { RequestedItem } from '../../../shop/purchase/cart-items.js';
import type { LineMembership } from '../../../shop/purchase/cart-memberships.js';
import { readReference as readReferenceV1 } from '../../purchase/read-lines.js';
import { readOverride as readOverrideV1 } from '../../purchase/read-override.js';

/** Reads a reference to a catalog item. @throws {ValidationError} */
export function readReference(value: unknown, field: string): CatalogReference {
  const reference = isObject(value) ? value : undefined;
  check([
    reference ? undefined : violation(field, 'must not be empty', 'REQUIRED_FIELD'),
    reference?.catalogItemId === ''
      ? violation(`${field}.catalogItemId`, 'must have at least 1 characters', 'MIN_LENGTH')
      : undefined,
  ]);
  return readReferenceV1(reference as Input, field);
}

/** Names of overriding fields in Cart V2, by their names in Cart V1, with which they are stored. */
const renamed: Readonly<Record<string, string>> = { price: 'salePrice', productName: 'name' };

/** Reads the fields that override the catalog. @throws {ValidationError} */
function readOverride(item: Input, field: string, currency: string): LineOverride | undefined {
  const { catalogOverrideFields: value, inventoryAppId } = item;
  if (isMissing(value) && isMissing(inventoryAppId)) return undefined;
  const { name, salePrice, ...rest } = isObject(value) ? value : {};
  const given = {
    ...rest,
    ...(!isMissing(salePrice) && { price: salePrice }),
    ...(!isMissing(name) && { productName: name }),
    ...(!isMissing(inventoryAppId) && { inventoryAppId }),
  };
  const at = `${field}.catalogOverrideFields`;
  check([isMissing(value) || isObject(value) ? undefined : violation(at, 'must be an object', 'FORMAT')]);
  try {
    return readOverrideV1(given, at, currency);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const rename = (path: string) =>
      path
        .split('.')
        .map((name) => renamed[name] ?? name)
        .join('.');
    throw new ValidationError(error.violations.map((one) => ({ ...one, field: rename(one.field) })));
  }
}

/** Reads the membership that pays for an item. `null` removes it. @throws {ValidationError} */
export function readMembership(
  { membershipPayment, selectedMembership }: Input,
  field: string,
): LineMembership | null | undefined {
  if (isMissing(membershipPayment) && isMissing(selectedMembership)) return undefined;
  const read = new FieldReader();
  const text = (value: unknown, name: string) =>
    read.string(value ?? '', `${field}.${name}`, { min: 1, max: 200 }) ?? '';
  const given = isMissing(membershipPayment)
    ? {
        existingMembership: isObject(selectedMembership) && {
          ...selectedMembership,
          membershipId: selectedMembership.id,
        },
      }
    : (read.object(membershipPayment, `${field}.membershipPayment`) ?? {});
  const { existingMembership: existing, futureMembership: future } = given;
  const membership = isObject(existing)
    ? {
        appId: text(existing.appId, 'membershipPayment.existingMembership.appId'),
        id: text(existing.membershipId, 'membershipPayment.existingMembership.membershipId'),
      }
    : isObject(future)
      ? {
          lineItemId: text(future.lineItemId, 'membershipPayment.futureMembership.lineItemId'),
          benefitId: text(future.benefitId, 'membershipPayment.futureMembership.benefitId'),
        }
      : null;
  read.check();
  return membership;
}

/**
 * Reads the `catalogItems` to add.
 *
 * @throws {ValidationError} for a quantity that is not a whole number from 1 to 100,000, or an invalid reference
 */
export const readCatalogItems = (value: unknown, currency: string): RequestedItem[] =>
  readList(value, 'catalogItems').map((item, index): RequestedItem => {
    const field = `catalogItems[${index}]`;
    check([quantityViolation(item.quantity, `${field}.quantity`)]);
    const override = readOverride(item, field, currency);
    const membership = readMembership(item, field);
    return {
      reference: readReference(item.catalogReference, `${field}.catalogReference`),
      quantity: item.quantity as number,
      ...(override && { override }),
      ...(membership && { membership }),
      ...(isObject(item.extendedFields) && { extendedFields: item.extendedFields }),
      field,
    };
  });
