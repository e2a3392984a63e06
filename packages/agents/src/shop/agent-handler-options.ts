import type { Address, Client } from '@cartwright/core';
import type { KeyValueStore } from '@cartwright/identity';
import type { AgentLimits } from '../security/limits.js';
import type { AgentKey, GetAgentKeys } from '../security/signatures.js';
import type { SessionOptions } from '../session/sessions.js';

/** Delivery option at an address. */
export interface AgentDeliveryOption {
  /** Code of the delivery method, as `setDeliveryMethod` takes it. */
  readonly code: string;
  /** Name, such as `Standard`. Must differ from the other options. */
  readonly title: string;
  /** Details for the buyer, such as `3 to 5 business days`. */
  readonly description?: string;
  /** Price as a decimal string. Absent if it depends on the cart: it is known once the option is selected. */
  readonly price?: string;
}

/** Link that agents show to buyers. */
export interface AgentLink {
  /** Type: `privacy_policy`, `terms_of_service`, `refund_policy`, `shipping_policy`, `faq` or another one. */
  readonly type: string;
  /** Absolute URL. */
  readonly url: string;
  /** Text of the link. */
  readonly title?: string;
}

/** URLs of the store that the checkout page returns to. They must be registered for the OAuth app. */
export interface AgentCallbacks {
  /**
   * Absolute URL after the purchase, with the order ID appended as `orderId`. The buyer's browser has another session
   * than the agent: show what needs none.
   */
  readonly thankYouPageUrl: string;
  /**
   * Absolute URL after the buyer leaves the checkout page.
   *
   * @default the origin
   */
  readonly postFlowUrl?: string;
  /**
   * Absolute URL of the cart page.
   *
   * @default the platform's
   */
  readonly cartPageUrl?: string;
}

/** Payment on delivery or at the store. */
export interface AgentOfflinePayment {
  /** Returns the client with the API key of the site. It places the unpaid orders. */
  readonly getMerchant: () => Client | Promise<Client>;
  /** Text for buyers, such as `Pay at the store`. */
  readonly title: string;
}

/** Options of {@link createAgentHandler}, besides those of `createClient`. */
export interface AgentHandlerOptions extends SessionOptions {
  /**
   * Secrets that encrypt the IDs of carts and checkouts: random strings of at least 32 characters, kept on the server.
   * IDs are encrypted for all of them, and each of them decrypts, so that secrets can be rotated.
   */
  readonly secrets: readonly string[];
  /** Origin of the store as agents and buyers see it, such as `https://shop.example`. Never read from request headers. */
  readonly origin: string;
  /** URLs that the checkout page returns to. */
  readonly callbacks: AgentCallbacks;
  /**
   * Path of the REST binding. MCP is at `/mcp` below it.
   *
   * @default '/ucp'
   */
  readonly basePath?: string;
  /** Returns the absolute URL of a product's page. */
  readonly productUrl?: (product: { readonly id: string; readonly slug: string }) => string;
  /** Links to the store's policies. Agents must show them to buyers. */
  readonly links?: readonly AgentLink[];
  /**
   * Returns the delivery options at an address, in the order that buyers see. The platform does not list them for
   * visitors.
   * Without this function, buyers choose the delivery method on the checkout page.
   */
  readonly listDeliveryOptions?: (address: Address) => Promise<readonly AgentDeliveryOption[]>;
  /** Lets agents place orders that are paid offline. Without it, buyers pay on the checkout page. */
  readonly offlinePayment?: AgentOfflinePayment;
  /** Limits of requests, per minute. */
  readonly limits?: AgentLimits;
  /**
   * Returns the address that a request came from, as the server or its proxy knows it. Never return a header that
   * callers can set.
   */
  readonly getAddress?: (request: Request) => string | undefined;
  /**
   * Store that all servers share, such as Redis. IDs of carts are then short, and idempotency keys are known to all
   * servers.
   *
   * @default encrypted IDs, and idempotency keys in the memory of this process
   */
  readonly store?: KeyValueStore;
  /**
   * Private keys that sign the responses (ES256, as JWK with `kid`). The first signs. The profile of the store has the
   * public parts of all of them, so that keys can be rotated.
   *
   * @default responses are not signed
   */
  readonly signingKeys?: readonly AgentKey[];
  /**
   * Returns the public keys (ES256) of the agent with this profile URL. Its requests must then be signed with one of them.
   * Agents without keys are accepted without a signature. Request a profile only if you know its host.
   *
   * @default signatures of requests are not verified
   */
  readonly getAgentKeys?: GetAgentKeys;
  /** Called with errors that the caller is not told about. */
  readonly onError?: (error: unknown) => void;
}
