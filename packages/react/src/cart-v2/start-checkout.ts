import type { Client } from '@cartwright/core';
import {
  startCheckout as start,
  type CreateRedirectSession,
  type StartCheckoutOptions,
} from '@cartwright/ecom/purchase-v2';

/** Starts a checkout. Resolves to the URL of the hosted page. */
export const startCheckout = async (
  client: Client,
  createRedirect: CreateRedirectSession,
  options: StartCheckoutOptions,
): Promise<string> => (await client.use(start)(createRedirect, options)).url;
