import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import schemas from './ucp-schemas.json' with { type: 'json' };

/** The plugin's types declare a default export, which its code assigns to the module, too. */
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

type Schema = Record<string, unknown>;

const shopping = 'https://ucp.dev/schemas/shopping/';
const error = `${shopping}types/error_response.json`;

/** Schemas of a checkout and a cart, with the extensions that the handler has. */
const extended = {
  checkout: [
    `${shopping}checkout.json`,
    `${shopping}fulfillment.json#/$defs/dev.ucp.shopping.checkout`,
    `${shopping}discount.json#/$defs/dev.ucp.shopping.checkout`,
  ],
  cart: [`${shopping}cart.json`, `${shopping}discount.json#/$defs/dev.ucp.shopping.cart`],
};

/** Responses of each operation. */
const responses: Readonly<Record<string, readonly string[]>> = {
  discovery: ['https://ucp.dev/schemas/discovery/profile.json#/$defs/business_profile'],
  search_catalog: [`${shopping}catalog_search.json#/$defs/search_response`],
  lookup_catalog: [`${shopping}catalog_lookup.json#/$defs/lookup_response`],
  get_product: [`${shopping}catalog_lookup.json#/$defs/get_product_response`],
  cart: extended.cart,
  checkout: extended.checkout,
  order: [`${shopping}order.json`],
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/**
 * Changes a schema to that of a request: `ucp_request` says which properties a request has, and which it must have. What
 * the platform sets is left out.
 */
function toRequest(value: unknown, operation: string): unknown {
  if (Array.isArray(value)) return value.map((item) => toRequest(item, operation));
  if (!isSchema(value)) return value;
  const { properties, required, ...rest } = value;
  const copy = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, toRequest(part, operation)]));
  if (typeof copy['$ref'] === 'string' && copy['$ref'] !== '#') copy['$ref'] = toRequestId(copy['$ref'], operation);
  if (typeof copy['$id'] === 'string') copy['$id'] = toRequestId(copy['$id'], operation);
  if (!isSchema(properties)) return { ...copy, ...(required !== undefined && { required }) };
  const rules = Object.entries(properties).map(([name, property]) => {
    const rule = isSchema(property) ? property['ucp_request'] : undefined;
    const own = isSchema(rule) ? rule[operation] : rule;
    return { name, property, rule: typeof own === 'string' ? own : isSchema(rule) ? 'omit' : undefined };
  });
  const stays = Array.isArray(required) ? (required as string[]) : [];
  return {
    ...copy,
    properties: Object.fromEntries(
      rules.filter(({ rule }) => rule !== 'omit').map(({ name, property }) => [name, toRequest(property, operation)]),
    ),
    required: [
      ...stays.filter((name) => !rules.some((one) => one.name === name && one.rule !== undefined)),
      ...rules.filter(({ rule }) => rule === 'required').map(({ name }) => name),
    ],
  };
}

/** References inside of a schema keep their place. */
const toRequestId = (id: string, operation: string): string =>
  id.startsWith('#') ? id : id.replace('https://ucp.dev/', `https://${operation}.request/`);

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema(Object.values(schemas));
  for (const operation of ['create', 'update', 'complete']) {
    ajv.addSchema(Object.values(schemas).map((schema) => toRequest(schema, operation) as Schema));
  }
  return ajv;
}

const ajv = createAjv();

/** Compiles the schema that all of the given ones must accept. */
const compile = (ids: readonly string[]): ValidateFunction => ajv.compile({ allOf: ids.map(($ref) => ({ $ref })) });

const compiled = new Map<string, ValidateFunction>();

function validate(key: string, ids: readonly string[], value: unknown): string[] {
  const check = compiled.get(key) ?? compile(ids);
  compiled.set(key, check);
  if (check(value)) return [];
  return (check.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
}

/** Kind of the response of an operation. */
const getResponseKind = (operation: string): string => /cart$|checkout$|order$/.exec(operation)?.[0] ?? operation;

/** Returns what the schemas of the protocol object to in a response. */
export function checkResponse(operation: string, response: unknown): string[] {
  const isError = isSchema(response) && isSchema(response['ucp']) && response['ucp']['status'] === 'error';
  const ids = isError ? [error] : (responses[getResponseKind(operation)] ?? []);
  return validate(`${isError ? 'error' : operation} response`, ids, response);
}

const verbs: Readonly<Record<string, string>> = {
  create_cart: 'create',
  update_cart: 'update',
  create_checkout: 'create',
  update_checkout: 'update',
  complete_checkout: 'complete',
};

const requests: Readonly<Record<string, string>> = {
  search_catalog: 'catalog_search.json#/$defs/search_request',
  lookup_catalog: 'catalog_lookup.json#/$defs/lookup_request',
  get_product: 'catalog_lookup.json#/$defs/get_product_request',
};

/** Returns what the schemas of the protocol object to in a request. */
export function checkRequest(operation: string, request: unknown): string[] {
  const verb = verbs[operation];
  if (verb === undefined) return validate(`${operation} request`, [shopping + (requests[operation] ?? '')], request);
  const kind = operation.endsWith('cart') ? 'cart' : 'checkout';
  // The ID is in the path, and may be left out of the body.
  const cart =
    operation === 'update_cart' && isSchema(request) && !Array.isArray(request) ? { id: '', ...request } : request;
  return validate(
    `${operation} request`,
    extended[kind].map((id) => toRequestId(id, verb)),
    cart,
  );
}
