import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { isObject } from '../../kernel/input/object.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { type CheckoutTemplate, requireTemplate, templates } from '../../shop/checkout-templates/checkout-template.js';
import { formatTemplate } from './format-template.js';
import { bulkCreateCheckoutTemplates, createCheckoutTemplate } from './create-template.js';
import { updateCheckoutTemplate } from './update-template.js';
import { createAndRedirectToCheckout, createCheckoutFromTemplate } from './use-template.js';

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

const fields: QueryFields<CheckoutTemplate> = new Map<string, QueryField<CheckoutTemplate>>([
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
    const source = { entity: 'checkoutTemplate', fields, documents: templates(tenant).values() };
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
