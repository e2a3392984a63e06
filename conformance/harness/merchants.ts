import { createClient as createOurClient } from '@cartwright/core';
import { ApiKeyStrategy as OurApiKeyStrategy } from '@cartwright/identity/server';
import * as ourStores from '@cartwright/stores';
import * as collections from '@wix/auto_sdk_stores_collections';
import * as inventory from '@wix/auto_sdk_stores_inventory';
import * as products from '@wix/auto_sdk_stores_products';
import { ApiKeyStrategy, createClient } from '@wix/sdk';
import type { Side } from './sides.js';

interface MerchantOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly apiKey: string;
  readonly siteId: string;
}

const openOfficialMerchant = ({ fetch, apiKey, siteId }: MerchantOptions) =>
  createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), modules: { collections, inventory, products }, fetch });

const openOurMerchant = ({ fetch, apiKey, siteId }: MerchantOptions) =>
  createOurClient({ auth: OurApiKeyStrategy({ apiKey, siteId }), modules: ourStores, fetch });

/** A client with an API key, as the official typings have it. */
export type Merchant = ReturnType<typeof openOfficialMerchant>;

/** Opens the client of a merchant on either side. */
export const openMerchant = (side: Side, options: MerchantOptions): Merchant =>
  side.name === 'official' ? openOfficialMerchant(options) : (openOurMerchant(options) as unknown as Merchant);
