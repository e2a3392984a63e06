import { storeCurrency } from '../../kernel/money/store-currency.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import {
  type CheckoutTemplate,
  type TemplateStatus,
  requireTemplate,
  templates,
} from '../../shop/checkout-templates/checkout-template.js';
import { formatTemplate } from './format-template.js';
import { readTemplateFields } from './read-template.js';

const failedPrecondition = (code: string, description: string, data: object = {}) =>
  new ApplicationError('failedPrecondition', code, description, data);

const clearable = ['couponCode', 'customContentReference', 'externalReference'] as const;
const changeable: readonly string[] = ['status', 'customization', 'lineItems', 'customLineItems', ...clearable];

/** The fields of a template that a field mask may name. */
const fields = {
  status: 'value',
  customization: {
    lockedGiftCard: 'value',
    lockedCoupon: 'value',
    disabledManualPayment: 'value',
    webClient: { disabledContinueShoppingButton: 'value', disabledPolicyAgreementCheckbox: 'value' },
  },
  lineItems: 'value',
  customLineItems: 'value',
  couponCode: 'value',
  customContentReference: { appId: 'value', componentId: 'value', resourceId: 'value' },
  externalReference: { appId: 'value', componentId: 'value', resourceId: 'value' },
} as const;

const isStatus = (value: unknown): value is TemplateStatus => value === 'ACTIVE' || value === 'INACTIVE';

/**
 * Returns the template with the given fields. Lists are replaced; `null` clears a field.
 *
 * @throws {ApplicationError} 428 with the codes of `updateCheckoutTemplate`
 */
function changed(template: CheckoutTemplate, { id: _, ...input }: Input, currency: string): CheckoutTemplate {
  const names = Object.keys(input).filter((name) => input[name] !== undefined);
  if (names.length === 0) {
    const code = 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS';
    throw failedPrecondition(code, 'Send the fields to change.');
  }
  const unknown = names.filter((name) => !changeable.includes(name));
  if (unknown.length > 0) {
    const code = 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD';
    throw failedPrecondition(code, 'These fields are read-only.', { fields: unknown });
  }
  const { status = template.status } = input;
  if (!isStatus(status)) {
    const code = 'CANNOT_UPDATE_CHECKOUT_UPDATE_TEMPLATE_WITH_UNKNOWN_STATUS';
    throw failedPrecondition(code, 'The status must be ACTIVE or INACTIVE.', { status });
  }
  const result: CheckoutTemplate = {
    ...template,
    ...readTemplateFields(input, currency),
    ...(input['customization'] === null && { customization: {} }),
    status,
  };
  if (result.lineItems.length + result.customLineItems.length === 0) {
    const code = 'CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS';
    throw failedPrecondition(code, 'A template requires lineItems or customLineItems.');
  }
  const cleared = clearable.filter((name) => input[name] === null);
  return Object.fromEntries(
    Object.entries(result).filter(([name]) => !cleared.some((one) => one === name)),
  ) as unknown as CheckoutTemplate;
}

/** Updates a template: the given fields, or those of the mask. */
export const updateCheckoutTemplate = route({
  id: 'ecom.checkoutTemplates.updateCheckoutTemplate',
  method: 'PATCH',
  paths: ['/ecom/v1/checkout-templates/{checkoutTemplate.id}', '/v1/checkout-templates/{checkoutTemplate.id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const template = requireTemplate(tenant, params['checkoutTemplate.id']);
    const read = new FieldReader();
    const input = bodyObject(read, body, 'checkoutTemplate');
    const mask = isObject(body) ? body['fieldMask'] : undefined;
    const changes = maskedFields(read, { input, before: template, mask, fields });
    read.check();
    return {
      checkoutTemplate: formatTemplate(templates(tenant).put(changed(template, changes, storeCurrency(tenant)))),
    };
  },
});
