import { operation } from '@cartwright/core';
import { subscriptionContractShape, type SubscriptionContract } from './subscription-contract.js';

/**
 * Gets a subscription contract. Its ID is in the orders of the subscription: `lineItems[].subscriptionInfo._id`.
 * Requires the identity of an app.
 *
 * @param subscriptionContractId - Subscription contract ID (GUID).
 * @returns The subscription contract.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with status 404 if the contract does not exist, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { subscriptionContracts } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { subscriptionContracts } });
 *
 * export const getTotal = async (id: string) =>
 *   (await client.subscriptionContracts.getSubscriptionContract(id)).priceSummary?.total?.formattedAmount;
 * ```
 * @see GET /ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}
 */
export const getSubscriptionContract = /* @__PURE__ */ operation<
  [subscriptionContractId: string],
  SubscriptionContract
>({
  id: 'ecom.subscriptionContracts.getSubscriptionContract',
  method: 'GET',
  path: '/ecom/subscription-contracts/v1/subscription-contracts/{subscriptionContractId}',
  args: ['subscriptionContractId'],
  response: { subscriptionContract: subscriptionContractShape },
  unwrap: 'subscriptionContract',
  repeatable: true,
});
