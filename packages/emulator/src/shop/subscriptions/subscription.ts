import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { LineSubscription } from '../line-items/line.js';
import type { HeldStock, OrderContent } from '../orders/order.js';
import type { CardPayment } from '../payments/checkout-payment.js';

/**
 * Status of a subscription. A `PENDING` one waits for the payment of its first order and has no contract yet. An
 * `EXPIRED` one has completed its billing cycles.
 */
type SubscriptionStatus = 'PENDING' | 'ACTIVE' | 'CANCELED' | 'EXPIRED';

/** Initiator of a cancellation. The platform cancels a subscription that cannot be charged. */
type CancellationInitiator = 'BUSINESS' | 'CUSTOMER' | 'PAYMENT_FAILURE';

/** Subscription that a buyer bought with a line item of an order. */
export interface Subscription {
  /** ID of the subscription contract. */
  readonly id: string;
  readonly revision: number;
  readonly status: SubscriptionStatus;
  /** ID of the order that the subscription was bought with. */
  readonly orderId: string;
  /** Line item, delivery and prices of each billing cycle. */
  readonly content: OrderContent;
  /** Stock that each billing cycle deducts. */
  readonly stock: readonly HeldStock[];
  readonly settings: LineSubscription['subscriptionSettings'];
  /** Card that was entered in the checkout. Absent if the order was paid later. */
  readonly card?: Pick<CardPayment, 'lastFourDigits' | 'status'>;
  /** Time of the first charge: of the purchase, or the end of the free trial. */
  readonly startDate: string;
  /** Number of charged billing cycles. Zero during a free trial. */
  readonly chargeCount: number;
  /** End of the current billing cycle or free trial. The next charge is due then, unless it was the last cycle. */
  readonly cycleEndDate: string;
  /** Number of attempts to charge the next cycle that were declined. */
  readonly declinedCharges?: number;
  readonly canceledBy?: CancellationInitiator;
  readonly createdDate: string;
  readonly updatedDate: string;
}

/** Subscriptions of a tenant. */
export const subscriptions = (tenant: Tenant) => tenant.collection<Subscription>('subscriptions');

/** Stores a subscription with the next revision and the current time. */
export const saveSubscription = (
  tenant: Tenant,
  subscription: Omit<Subscription, 'revision' | 'updatedDate'>,
): Subscription =>
  subscriptions(tenant).put({
    ...subscription,
    revision: (subscriptions(tenant).get(subscription.id)?.revision ?? 0) + 1,
    updatedDate: tenant.clock.now().toISOString(),
  });

/** Whether a subscription has a contract. */
export const hasContract = ({ status }: Subscription): boolean => status !== 'PENDING';

/** Finds a subscription with a contract. @throws {ApplicationError} `SUBSCRIPTION_CONTRACT_NOT_FOUND` */
export function requireSubscription(tenant: Tenant, id: string | undefined): Subscription {
  const subscription = subscriptions(tenant).get(id ?? '');
  if (subscription && hasContract(subscription)) return subscription;
  const description = 'There is no subscription contract with this ID.';
  throw new ApplicationError('notFound', 'SUBSCRIPTION_CONTRACT_NOT_FOUND', description, {
    subscriptionContractId: id,
  });
}

/**
 * Cancels a subscription. Its orders stay as they are.
 *
 * @throws {ApplicationError} `SUBSCRIPTION_NOT_ACTIVE`
 */
export function cancelSubscription(
  tenant: Tenant,
  subscription: Subscription,
  canceledBy: CancellationInitiator,
): Subscription {
  if (subscription.status !== 'ACTIVE') {
    const description = 'The subscription is canceled or expired already.';
    throw new ApplicationError('failedPrecondition', 'SUBSCRIPTION_NOT_ACTIVE', description, {
      subscriptionContractId: subscription.id,
    });
  }
  return saveSubscription(tenant, { ...subscription, status: 'CANCELED', canceledBy });
}

/**
 * Deletes the contract of a subscription that is canceled or has expired. Its orders stay as they are.
 *
 * @throws {ApplicationError} `SUBSCRIPTION_IS_ACTIVE`
 */
export function deleteSubscription(tenant: Tenant, { id, status }: Subscription): void {
  if (status === 'ACTIVE') {
    const description = 'The subscription is active. Cancel it first.';
    throw new ApplicationError('failedPrecondition', 'SUBSCRIPTION_IS_ACTIVE', description, {
      subscriptionContractId: id,
    });
  }
  subscriptions(tenant).delete(id);
}
