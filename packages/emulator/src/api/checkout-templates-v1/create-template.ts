import { storeCurrency } from '../../kernel/money/store-currency.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type CheckoutTemplate, templates } from '../../shop/checkout-templates/checkout-template.js';
import { formatTemplate } from './format-template.js';
import { readTemplateFields } from './read-template.js';

/**
 * Creates a template from the given fields.
 *
 * @throws {ApplicationError} 428 `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`
 */
function create(tenant: Tenant, id: string, input: Input): CheckoutTemplate {
  const read = new FieldReader();
  const status = read.oneOf(input['status'], 'checkoutTemplate.status', ['ACTIVE', 'INACTIVE']) ?? 'ACTIVE';
  read.check();
  const {
    customLineItems = [],
    customization = {},
    lineItems = [],
    ...fields
  } = readTemplateFields(input, storeCurrency(tenant));
  if (lineItems.length + customLineItems.length === 0) {
    const description = 'A template requires lineItems or customLineItems.';
    throw new ApplicationError('failedPrecondition', 'CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS', description);
  }
  return templates(tenant).put({ id, status, customization, lineItems, customLineItems, ...fields });
}

/** Creates a template. */
export const createCheckoutTemplate = route({
  id: 'ecom.checkoutTemplates.createCheckoutTemplate',
  method: 'POST',
  paths: ['/ecom/v1/checkout-templates', '/v1/checkout-templates'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({
    checkoutTemplate: formatTemplate(create(tenant, newId(), bodyObject(new FieldReader(), body, 'checkoutTemplate'))),
  }),
});

/** Creates several templates. Each succeeds or fails on its own. */
export const bulkCreateCheckoutTemplates = route({
  id: 'ecom.checkoutTemplates.bulkCreateCheckoutTemplates',
  method: 'POST',
  paths: ['/v1/bulk/checkout-templates/create', '/ecom/v1/bulk/checkout-templates/create'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['checkoutTemplates']) read.missing('checkoutTemplates');
    const given = (read.list(input['checkoutTemplates'], 'checkoutTemplates', { min: 1, max: 100 }) ?? []).map(
      (item, index) => ({ id: newId(), fields: read.required(item, `checkoutTemplates[${index}]`) }),
    );
    const returnEntity = read.boolean(input['returnEntity'], 'returnEntity') ?? false;
    read.check();
    return bulkItems(tenant, {
      items: given,
      getId: ({ id }) => id,
      apply: ({ fields, id }) => create(tenant, id, fields),
      format: returnEntity && formatTemplate,
    });
  },
});
