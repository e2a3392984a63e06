import { type Client, createClient, isApiError, isCartwrightError } from '@cartwright/core';
import { queryCoupons } from '@cartwright/ecom/coupons';
import { searchOrders } from '@cartwright/ecom/orders';
import { queryShippingOptions } from '@cartwright/ecom/shipping-options';
import { queryTaxRegions } from '@cartwright/ecom/tax-regions';
import { queryMembers } from '@cartwright/identity/members';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { getCatalogVersion } from '@cartwright/stores/catalog-versioning';
import { queryInventory } from '@cartwright/stores/inventory';
import { queryInventoryItems } from '@cartwright/stores/inventory-items-v3';
import { queryProducts } from '@cartwright/stores/products';
import { queryProducts as queryProductsV3 } from '@cartwright/stores/products-v3';
import { isHttpUrl } from '../../../command/read-url.js';
import { type Check, type Finding, ok, problem, skipped } from '../check.js';

/** Permission of an API key, with a call that requires it and changes nothing. */
interface Permission {
  /** Entities that it allows to read, in the plural. */
  readonly title: string;
  /** Commands and pages that need it. */
  readonly user: string;
  /** Catalog version of the sites that have the API. */
  readonly catalog?: 'V1_CATALOG' | 'V3_CATALOG';
  read(client: Client): Promise<unknown>;
}

const pull = '"cartwright pull"';
const merchant = 'pages for merchants';
const both = `${pull} and ${merchant}`;
const paging = { limit: 1 };

const permissions: readonly Permission[] = [
  {
    title: 'products',
    user: both,
    catalog: 'V1_CATALOG',
    read: (client) => client.use(queryProducts)().limit(1).find(),
  },
  {
    title: 'products',
    user: both,
    catalog: 'V3_CATALOG',
    read: (client) => client.use(queryProductsV3)().limit(1).find(),
  },
  {
    title: 'inventory',
    user: both,
    catalog: 'V1_CATALOG',
    read: (client) => client.use(queryInventory)({ query: { paging } }),
  },
  {
    title: 'inventory',
    user: both,
    catalog: 'V3_CATALOG',
    read: (client) => client.use(queryInventoryItems)().limit(1).find(),
  },
  { title: 'coupons', user: both, read: (client) => client.use(queryCoupons)({ paging }) },
  { title: 'shipping options', user: pull, read: (client) => client.use(queryShippingOptions)().limit(1).find() },
  { title: 'tax regions', user: pull, read: (client) => client.use(queryTaxRegions)().limit(1).find() },
  { title: 'members', user: merchant, read: (client) => client.use(queryMembers)().limit(1).find() },
  { title: 'orders', user: merchant, read: (client) => client.use(searchOrders)({ cursorPaging: paging }) },
];

/** Result of a call: `undefined` if it succeeded. */
async function catchFailure(call: Promise<unknown>): Promise<Error | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    if (isCartwrightError(error)) return error;
    throw error;
  }
}

const getStatus = (error: Error | undefined): number => (isApiError(error) ? error.status : 0);

function toFinding({ title, user }: Permission, error: Error): Finding {
  if (getStatus(error) !== 403) return skipped(`Whether the API key may read ${title} is unknown: ${error.message}`);
  return problem(
    `The API key may not read ${title} of the site.`,
    `If you use ${user}, add the permission in the API Keys Manager of your account. Check WIX_SITE_ID, too.`,
  );
}

/** Permissions of the API key. */
export const apiKeyPermissions: Check = {
  name: 'permissions',
  title: 'API key',
  async run({ setup: { apiKey, apiUrl, siteId }, terminal: { fetch } }) {
    if (apiKey === undefined) return [skipped('WIX_API_KEY is not set. Only merchant operations need one.')];
    if (!isHttpUrl(apiUrl)) return [skipped('Needs a valid API URL.')];
    if (siteId === undefined) {
      return [
        problem('WIX_API_KEY is set, but WIX_SITE_ID is not.', 'Set it to the ID in the URL of your site’s dashboard.'),
      ];
    }
    const client = createClient({ auth: ApiKeyStrategy({ apiKey, siteId }), apiUrl, fetch });
    let version: string | undefined;
    const unknown = await catchFailure(
      client
        .use(getCatalogVersion)()
        .then(({ catalogVersion }) => (version = catalogVersion)),
    );
    const needed = permissions.filter(({ catalog = version }) => catalog === version);
    const failures = await Promise.all(needed.map(({ read }) => catchFailure(read(client))));
    if ([unknown, ...failures].some((error) => getStatus(error) === 401)) {
      return [problem('The platform rejects the API key.', 'Copy it again from the API Keys Manager of your account.')];
    }
    const readable = needed.filter((_, index) => failures[index] === undefined).map(({ title }) => title);
    return [
      ...(readable.length === 0 ? [] : [ok(`The API key may read ${readable.join(', ')}.`)]),
      ...needed.flatMap((permission, index) => {
        const error = failures[index];
        return error ? [toFinding(permission, error)] : [];
      }),
    ];
  },
};
