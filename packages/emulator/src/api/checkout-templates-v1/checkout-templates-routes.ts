import { formatTemplate } from './format-template.js';
import { readTemplateFields } from './read-template.js';
import { addRequestedLines } from '../purchase/add-requested-lines.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { toOwner } from '../../protocol/auth/owner.js';
import { bulkItems } from '../../protocol/http/bulk-items.js';
import { redirectResponse } from '../../protocol/routing/redirect-response.js';
import { route, type Route, type RouteContext } from '../../protocol/routing/route.js';
import {
  type CheckoutTemplate,
  requireTemplate,
  templates,
  type TemplateStatus,
} from '../../shop/checkout-templates/checkout-template.js';
import { payable } from '../../shop/line-items/line.js';
import { findCoupon } from '../../shop/pricing/coupons/coupon.js';
import { createCheckoutUrl } from '../../shop/purchase/checkout-url.js';
import { saveCheckout } from '../../shop/purchase/checkouts.js';
import { type Checkout, newPurchase } from '../../shop/purchase/purchase.js';
import { quoteCheckout } from '../../shop/purchase/quote-checkout.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';

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
const updateCheckoutTemplate = route({
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

/**
 * Creates a template from the given fields.
 *
 * @throws {ApplicationError} 428 `CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS`
 */
function create(tenant: Tenant, id: string, input: Input): CheckoutTemplate {
  const read = new FieldReader();
  const status = read.enumeration(input['status'], 'checkoutTemplate.status', ['ACTIVE', 'INACTIVE']) ?? 'ACTIVE';
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
const createCheckoutTemplate = route({
  id: 'ecom.checkoutTemplates.createCheckoutTemplate',
  method: 'POST',
  paths: ['/ecom/v1/checkout-templates', '/v1/checkout-templates'],
  access: 'merchant',
  handle: ({ body, tenant }) => ({
    checkoutTemplate: formatTemplate(create(tenant, newId(), bodyObject(new FieldReader(), body, 'checkoutTemplate'))),
  }),
});

/** Creates several templates. Each succeeds or fails on its own. */
const bulkCreateCheckoutTemplates = route({
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

/**
 * Creates a checkout from a template. A coupon that no longer exists is omitted.
 *
 * @throws {ApplicationError} 428 `CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE`, `INSUFFICIENT_INVENTORY`; 404
 * `ITEM_NOT_FOUND_IN_CATALOG`
 */
function checkoutFromTemplate(context: RouteContext): Checkout {
  const { caller, params, plugins, tenant } = context;
  const template = requireTemplate(tenant, params['checkoutTemplateId']);
  if (template.status !== 'ACTIVE') {
    const description = 'The template is inactive. Set its status to ACTIVE to create checkouts from it.';
    throw new ApplicationError('failedPrecondition', 'CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE', description);
  }
  const { couponCode, customLineItems, lineItems } = template;
  const coupon = couponCode === undefined ? undefined : findCoupon(tenant, couponCode);
  const owner = caller.kind === 'anonymous' ? { visitorId: newId() } : toOwner(caller);
  const empty: Checkout = {
    ...newPurchase(tenant, owner, () => plugins.newId()),
    ...(coupon && { couponCode: coupon.code }),
    channelType: 'WEB',
    ...readSettings(template),
    completed: false,
  };
  const merchant = { kind: 'apiKey', id: 'merchant' } as const;
  const { lines } = addRequestedLines({ ...context, caller: merchant }, empty, { lineItems, customLineItems });
  const wanted = lineItems.length + customLineItems.length;
  const count = new Set([...lineItems, ...customLineItems].map((item) => JSON.stringify(item))).size;
  if (lines.length < Math.min(wanted, count)) {
    throw new ApplicationError(
      'notFound',
      'ITEM_NOT_FOUND_IN_CATALOG',
      'An item of the template no longer exists in the catalog. Update the template.',
    );
  }
  const short = resolveLines(tenant, lines).filter((line) => payable(line) < line.quantity);
  if (short.length > 0) {
    const items = short.map((line) => ({ name: line.facts.name, quantityAvailable: payable(line) }));
    throw new ApplicationError(
      'failedPrecondition',
      'INSUFFICIENT_INVENTORY',
      'The quantity exceeds the quantity in stock.',
      { items },
    );
  }
  const checkout = saveCheckout(tenant, quoteCheckout(context, { ...empty, lines }));
  templates(tenant).put({ ...template, lastCheckoutId: checkout.id });
  return checkout;
}

/** Returns the properties, besides the items, that a checkout takes from its template. */
function readSettings({
  customContentReference: customContent,
  customization: { disabledManualPayment, lockedCoupon, lockedGiftCard, webClient },
  externalReference,
}: CheckoutTemplate): Pick<Checkout, 'customContent' | 'externalReferences' | 'settings'> {
  return {
    settings: {
      lockGiftCard: lockedGiftCard ?? false,
      lockCouponCode: lockedCoupon ?? false,
      policyAgreementCheckboxDisabled: webClient?.disabledPolicyAgreementCheckbox ?? false,
      manualPaymentDisabled: disabledManualPayment ?? false,
    },
    ...(customContent && { customContent }),
    ...(externalReference && { externalReferences: [externalReference] }),
  };
}

/** Creates a checkout from a template for any caller. */
const createCheckoutFromTemplate = route({
  id: 'ecom.checkoutTemplates.createCheckoutFromTemplate',
  method: 'POST',
  paths: [
    '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
    '/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
  ],
  access: 'merchant',
  handle: (context) => {
    const checkout = checkoutFromTemplate(context);
    const { id: checkoutId, purchaseFlowId } = checkout;
    return {
      checkoutId,
      checkoutUrl: createCheckoutUrl(context.tenant, checkout, context.origin.site),
      purchaseFlowId,
    };
  },
});

/** Creates a checkout from a template and redirects the browser to its page. A link for buyers, without a token. */
const createAndRedirectToCheckout = route({
  id: 'ecom.checkoutTemplates.createAndRedirectToCheckout',
  method: 'GET',
  paths: [
    '/ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
    '/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
  ],
  access: 'public',
  handle: (context) => {
    const location = createCheckoutUrl(context.tenant, checkoutFromTemplate(context), context.origin.site);
    return redirectResponse(context.caller, location);
  },
});

/** Gets a template. */
const getCheckoutTemplate = route({
  id: 'ecom.checkoutTemplates.getCheckoutTemplate',
  method: 'GET',
  paths: ['/ecom/v1/checkout-templates/{checkoutTemplateId}', '/v1/checkout-templates/{checkoutTemplateId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    checkoutTemplate: formatTemplate(requireTemplate(tenant, params['checkoutTemplateId'])),
  }),
});

/** Deletes a template. Its checkouts stay. */
const deleteCheckoutTemplate = route({
  id: 'ecom.checkoutTemplates.deleteCheckoutTemplate',
  method: 'DELETE',
  paths: ['/ecom/v1/checkout-templates/{checkoutTemplateId}', '/v1/checkout-templates/{checkoutTemplateId}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    templates(tenant).delete(requireTemplate(tenant, params['checkoutTemplateId']).id);
    return {};
  },
});

const templateFields: QueryFields<CheckoutTemplate> = new Map<string, QueryField<CheckoutTemplate>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['status', { type: 'string', sortable: true, read: ({ status }) => status }],
]);

/** Queries templates by filter, sorting and page. */
const queryCheckoutTemplates = route({
  id: 'ecom.checkoutTemplates.queryCheckoutTemplates',
  method: 'POST',
  paths: ['/ecom/v1/checkout-templates/query', '/v1/checkout-templates/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const source = { entity: 'checkoutTemplate', fields: templateFields, documents: templates(tenant).values() };
    const query = isObject(body) && isObject(body['query']) ? body['query'] : {};
    const { items, metadata } = runQuery(source, { ...query, cursorPaging: query['cursorPaging'] ?? {} });
    return { checkoutTemplates: items.map(formatTemplate), pagingMetadata: metadata };
  },
});

/** The routes of checkout templates. */
export const checkoutTemplateRoutes: readonly Route[] = [
  createCheckoutTemplate,
  bulkCreateCheckoutTemplates,
  queryCheckoutTemplates,
  getCheckoutTemplate,
  updateCheckoutTemplate,
  deleteCheckoutTemplate,
  createCheckoutFromTemplate,
  createAndRedirectToCheckout,
];
