import { products } from './product.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Subscription option of products, as stored by the emulator. */
export interface StoredSubscriptionOption {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly subscriptionSettings: {
    readonly frequency: string;
    readonly autoRenewal: boolean;
    readonly billingCycles?: number;
  };
  /** Amount in the store's currency, or percentage. */
  readonly discount?: { readonly type: 'AMOUNT' | 'PERCENT'; readonly value: number };
}

/** Subscription options of a product in order, and whether it is also sold without a subscription. */
export interface ProductSubscriptions {
  /** Product ID. */
  readonly id: string;
  readonly assigned: readonly { readonly id: string; readonly hidden: boolean }[];
  readonly oneTimePurchases: boolean;
}

/** Subscription options of a tenant. */
export const subscriptionOptions = (tenant: Tenant) =>
  tenant.collection<StoredSubscriptionOption>('subscriptionOptions');

/** Subscription settings of products, for products that have had subscription options. */
export const productSubscriptions = (tenant: Tenant) => tenant.collection<ProductSubscriptions>('productSubscriptions');

/** Subscription settings of a product. */
export const getSubscriptions = (tenant: Tenant, productId: string): ProductSubscriptions =>
  productSubscriptions(tenant).get(productId) ?? { id: productId, assigned: [], oneTimePurchases: false };

/** Subscription options that shoppers see. */
export const offeredOptions = (tenant: Tenant, productId: string): StoredSubscriptionOption[] =>
  getSubscriptions(tenant, productId)
    .assigned.filter(({ hidden }) => !hidden)
    .flatMap(({ id }) => subscriptionOptions(tenant).get(id) ?? []);

/** Whether a product is sold without a subscription. */
export const isSoldOnce = (tenant: Tenant, productId: string): boolean =>
  getSubscriptions(tenant, productId).oneTimePurchases || offeredOptions(tenant, productId).length === 0;

/**
 * Finds a subscription option by ID.
 *
 * @throws {ApplicationError} `SUBSCRIPTION_OPTION_NOT_FOUND`
 */
export function requireOption(tenant: Tenant, id: string | undefined): StoredSubscriptionOption {
  const option = subscriptionOptions(tenant).get(id ?? '');
  if (option) return option;
  throw new ApplicationError('notFound', 'SUBSCRIPTION_OPTION_NOT_FOUND', 'No subscription option has this ID.');
}

/**
 * Checks that a product exists, and returns its ID.
 *
 * @throws {ApplicationError} `PRODUCT_NOT_FOUND`
 */
export function requireProductId(tenant: Tenant, id = ''): string {
  if (products(tenant).get(id)) return id;
  throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'Product not found.');
}
