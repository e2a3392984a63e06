import type { Emulator } from '../protocol/emulator.js';
import { type Body, merchant } from './shopper.js';
import { send } from './visitor.js';

/** Fields of a product. */
export interface MerchantProduct {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly variants: readonly MerchantVariant[];
  readonly collectionIds: readonly string[];
  readonly [field: string]: unknown;
}

/** Fields of a variant. */
export interface MerchantVariant {
  readonly id: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly variant: {
    readonly priceData: { readonly price: number };
    readonly costAndProfitData?: { readonly itemCost: number };
    readonly weight: number;
    readonly sku: string;
    readonly visible: boolean;
  };
  readonly stock: { readonly trackQuantity: boolean; readonly quantity?: number; readonly inStock: boolean };
}

/** Sends requests as the merchant. */
export class Merchant {
  readonly #emulator: Pick<Emulator, 'fetch'>;

  constructor(emulator: Pick<Emulator, 'fetch'>) {
    this.#emulator = emulator;
  }

  call<T = Body>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }> {
    return send<T>(this.#emulator, method, path, { headers: merchant, ...(body !== undefined && { body }) });
  }

  /** Sends a request that must succeed. */
  async send<T = Body>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.call<T>(method, path, body);
    if (response.status !== 200)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
    return response.body;
  }

  /** Creates a product, with a price of 10 by default. */
  async create(fields: object = {}): Promise<MerchantProduct> {
    const product = { name: 'Thing', priceData: { price: 10 }, ...fields };
    return (await this.send<{ product: MerchantProduct }>('POST', '/stores/v1/products', { product })).product;
  }

  /** Updates a product. */
  async update(id: string, product: object): Promise<MerchantProduct> {
    return (await this.send<{ product: MerchantProduct }>('PATCH', `/stores/v1/products/${id}`, { product })).product;
  }

  /** Returns a product with the fields that only the merchant sees. */
  async get(id: string): Promise<MerchantProduct> {
    const path = `/stores-reader/v1/products/${id}?includeMerchantSpecificData=true`;
    return (await this.send<{ product: MerchantProduct }>('GET', path)).product;
  }
}

/** Fields and rules of the violations in an error response. */
export const getViolations = ({ body }: { body: Body }): string[] =>
  (body.details?.validationError?.fieldViolations ?? []).map(({ field, violatedRule }) => `${field} ${violatedRule}`);

/** Options in the request format, from choices by option name: `{ Size: ['S', 'M'] }`. */
export const getOptions = (options: Readonly<Record<string, readonly string[]>>): object[] =>
  Object.entries(options).map(([name, choices]) => ({
    name,
    choices: choices.map((choice) => ({ value: choice, description: choice })),
  }));
