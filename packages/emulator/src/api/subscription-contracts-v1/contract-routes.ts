import { isObject } from '../../kernel/input/object.js';
import type { Origins } from '../../kernel/origins.js';
import type { QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type Route, route } from '../../protocol/routing/route.js';
import { getContactId } from '../../shop/contacts/get-contact-id.js';
import {
  type Subscription,
  hasContract,
  requireSubscription,
  subscriptions,
} from '../../shop/subscriptions/subscription.js';
import { formatContract } from './format-contract.js';

/** Gets a subscription contract. */
const getSubscriptionContract = route({
  id: 'ecom.subscriptionContracts.getSubscriptionContract',
  method: 'GET',
  paths: [
    '/ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}',
    '/v1/subscription-contracts/{subscriptionContractId}',
  ],
  access: 'merchant',
  handle: ({ origin, params, tenant }) => ({
    subscriptionContract: formatContract(requireSubscription(tenant, params['subscriptionContractId']), origin),
  }),
});

const fields: QueryFields<Subscription> = new Map([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['buyerInfo.contactId', { type: 'string', sortable: true, read: ({ content }) => getContactId(content) }],
]);

/** Queries subscription contracts by filter, sorting and page. */
function run(tenant: Tenant, request: unknown, origin: Origins): object {
  const source = {
    entity: 'subscriptionContract',
    fields,
    documents: subscriptions(tenant).values(),
    shows: hasContract,
  };
  const query = isObject(request) && isObject(request['query']) ? request['query'] : {};
  const { items, metadata } = runQuery(source, { ...query, cursorPaging: query['cursorPaging'] ?? {} });
  return { subscriptionContracts: items.map((one) => formatContract(one, origin)), pagingMetadata: metadata };
}

/** The routes of subscription contracts. */
export const subscriptionContractRoutes: readonly Route[] = [
  route({
    id: 'ecom.subscriptionContracts.querySubscriptionContracts',
    method: 'GET',
    paths: ['/ecom/subscription-contracts/v1/subscription-contracts/query', '/v1/subscription-contracts/query'],
    access: 'merchant',
    handle: ({ origin, query, tenant }) => run(tenant, query, origin),
  }),
  route({
    id: 'ecom.subscriptionContracts.querySubscriptionContracts',
    method: 'POST',
    paths: ['/ecom/subscription-contracts/v1/subscription-contracts/query', '/v1/subscription-contracts/query'],
    access: 'merchant',
    handle: ({ body, origin, tenant }) => run(tenant, body, origin),
  }),
  getSubscriptionContract,
];
