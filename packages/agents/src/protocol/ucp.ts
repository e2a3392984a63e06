import { UCP_VERSION } from './version.js';

/** Capabilities of the protocol that the handler has. */
export type Capability =
  | 'dev.ucp.shopping.catalog.search'
  | 'dev.ucp.shopping.catalog.lookup'
  | 'dev.ucp.shopping.cart'
  | 'dev.ucp.shopping.checkout'
  | 'dev.ucp.shopping.fulfillment'
  | 'dev.ucp.shopping.discount'
  | 'dev.ucp.shopping.order';

/** Capabilities of each kind of response: the resource and its extensions. */
export const responseCapabilities = {
  search: ['dev.ucp.shopping.catalog.search'],
  lookup: ['dev.ucp.shopping.catalog.lookup'],
  cart: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount'],
  checkout: ['dev.ucp.shopping.checkout', 'dev.ucp.shopping.fulfillment', 'dev.ucp.shopping.discount'],
  order: ['dev.ucp.shopping.order'],
} as const satisfies Record<string, readonly Capability[]>;

/** Kind of a response. */
export type ResponseKind = keyof typeof responseCapabilities;

/** Declaration of a payment handler. */
interface PaymentHandler {
  readonly id: string;
  readonly version: string;
  readonly available_instruments: readonly { readonly type: string }[];
  readonly config: object;
}

/** Declarations of payment handlers, by name. */
export type PaymentHandlers = Readonly<Record<string, readonly PaymentHandler[]>>;

/** Protocol metadata of a response. */
export interface Ucp {
  readonly version: string;
  readonly status: 'success' | 'error';
  readonly capabilities: Readonly<Record<string, readonly { readonly version: string }[]>>;
  readonly payment_handlers?: PaymentHandlers;
}

/** Creates the metadata of a response. */
export const describeUcp = (kind: ResponseKind, status: Ucp['status'] = 'success'): Ucp => ({
  version: UCP_VERSION,
  status,
  capabilities: Object.fromEntries(responseCapabilities[kind].map((name) => [name, [{ version: UCP_VERSION }]])),
});
