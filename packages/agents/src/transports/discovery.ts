import { getPaymentHandlers } from '../checkout/payment-handlers.js';
import { responseCapabilities } from '../protocol/ucp.js';
import { UCP_VERSION } from '../protocol/version.js';
import type { Shop } from '../shop/shop.js';

const site = `https://ucp.dev/${UCP_VERSION}`;

/** Capabilities that each extension extends. */
const parents: Readonly<Record<string, string | readonly string[]>> = {
  'dev.ucp.shopping.fulfillment': 'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.discount': ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
};

/** Files of the schemas, where they are not named after the capability. */
const schemas: Readonly<Record<string, string>> = {
  'dev.ucp.shopping.catalog.search': 'catalog_search',
  'dev.ucp.shopping.catalog.lookup': 'catalog_lookup',
};

const describeCapability = (name: string) => {
  const path = name.replace('dev.ucp.shopping.', '');
  const parent = parents[name];
  return {
    version: UCP_VERSION,
    spec: `${site}/specification/${path.replace('.', '/')}`,
    schema: `${site}/schemas/shopping/${schemas[name] ?? path}.json`,
    ...(parent && { extends: parent }),
  };
};

/** Returns the profile of the store, from which agents learn what it can do and where. */
export function describeStore({ baseUrl, options }: Shop, signingKeys: readonly object[] = []): object {
  const names = [...new Set(Object.values<readonly string[]>(responseCapabilities).flat())];
  const service = { version: UCP_VERSION, spec: `${site}/specification/overview` };
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.shopping': [
          { ...service, transport: 'rest', schema: `${site}/services/shopping/rest.openapi.json`, endpoint: baseUrl },
          {
            ...service,
            transport: 'mcp',
            schema: `${site}/services/shopping/mcp.openrpc.json`,
            endpoint: `${baseUrl}/mcp`,
          },
        ],
      },
      capabilities: Object.fromEntries(names.map((name) => [name, [describeCapability(name)]])),
      payment_handlers: getPaymentHandlers(options),
    },
    ...(signingKeys.length > 0 && { signing_keys: signingKeys }),
  };
}
