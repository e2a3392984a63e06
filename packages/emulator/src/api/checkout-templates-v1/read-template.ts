import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readCustomLineItems, readLineItems } from '../purchase/read-lines.js';
import { newId } from '../../kernel/state/ids.js';
import type { CheckoutTemplate, Customization } from '../../shop/checkout-templates/checkout-template.js';
import type { AppReference } from '../../shop/purchase/purchase.js';

/** The fields of a template that a merchant writes. */
export type TemplateFields = Partial<Omit<CheckoutTemplate, 'id' | 'status' | 'lastCheckoutId'>>;

const flags = ['lockedGiftCard', 'lockedCoupon', 'disabledManualPayment'] as const;
const webFlags = ['disabledContinueShoppingButton', 'disabledPolicyAgreementCheckbox'] as const;

/**
 * Reads the given fields of a template.
 *
 * @throws {ValidationError} for invalid fields
 */
export function readTemplateFields(input: Input, currency: string): TemplateFields {
  const at = (name: string) => `checkoutTemplate.${name}`;
  readLineItems(input['lineItems'], currency);
  readCustomLineItems(input['customLineItems'], currency, newId);
  const read = new FieldReader();
  const customization = readCustomization(read, input['customization'], at('customization'));
  const couponCode = read.string(input['couponCode'], at('couponCode'), { min: 1, max: 50 });
  const content = readReference(read, input['customContentReference'], at('customContentReference'));
  const external = readReference(read, input['externalReference'], at('externalReference'));
  read.check();
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
  return {
    ...(input['lineItems'] !== undefined && { lineItems: list(input['lineItems']) }),
    ...(input['customLineItems'] !== undefined && { customLineItems: list(input['customLineItems']) }),
    ...(customization && { customization }),
    ...(couponCode && { couponCode }),
    ...(content && { customContentReference: content }),
    ...(external && { externalReference: external }),
  };
}

function readCustomization(read: FieldReader, value: unknown, field: string): Customization | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const web = read.object(input['webClient'], `${field}.webClient`);
  const readFlags = (from: Input, names: readonly string[], at: string) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const flag = read.boolean(from[name], `${at}.${name}`);
        return flag === undefined ? [] : [[name, flag]];
      }),
    );
  return {
    ...readFlags(input, flags, field),
    ...(web && { webClient: readFlags(web, webFlags, `${field}.webClient`) }),
  };
}

function readReference(read: FieldReader, value: unknown, field: string): AppReference | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  if (!input['appId']) read.missing(`${field}.appId`);
  const text = (name: string) => read.string(input[name], `${field}.${name}`, { max: 100 });
  const [appId, componentId, resourceId] = [text('appId'), text('componentId'), text('resourceId')];
  return {
    ...(appId !== undefined && { appId }),
    ...(componentId !== undefined && { componentId }),
    ...(resourceId !== undefined && { resourceId }),
  };
}
