import type { CatalogReference } from '../line-items/catalog-reference.js';
import { derivedId } from '../../kernel/state/derived-id.js';
import type { StoredLine } from '../line-items/line.js';
import type { Owner } from '../../protocol/auth/owner.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from '../orders/order.js';
import type { StoredPayment } from '../orders/payment.js';
import { newId } from '../../kernel/state/ids.js';
import type { MembershipShare } from '../pricing/totals/totals.js';
import type { PluginResult } from '../../protocol/plugins/call-plugin.js';

const type = 'ECOM_MEMBERSHIPS';

/** Request to charge a membership for a catalog item. */
export interface MembershipChargeRequest {
  readonly memberId: string;
  readonly membershipId: string;
  readonly idempotencyKey: string;
  readonly reference: CatalogReference;
  readonly rootCatalogItemId?: string;
  readonly serviceProperties?: object;
}

/** Whether the charge of a membership can be voided, and the plugin's reason if it cannot. */
export interface Voidability {
  readonly voidable: boolean;
  readonly reason: string;
}

/** Membership to charge for a line item. */
export interface WantedCharge {
  readonly appId: string;
  readonly membershipId: string;
  readonly line: Pick<StoredLine, 'id' | 'reference'> & {
    readonly facts?: Pick<StoredLine['facts'], 'rootCatalogItemId' | 'serviceProperties'>;
  };
}

/**
 * Charges memberships at the plugins that manage them: all of them, or none.
 *
 * @returns The plugins' transaction IDs, by line item ID. Without an entry for apps that have no such plugin.
 * @throws {ApplicationError} with `code`, and the plugin's code as the `reason`, if a plugin rejects the charge or
 * fails
 */
export function chargeAtPlugins(
  { plugins }: Pick<TenantPlugins, 'plugins'>,
  {
    charges,
    code,
    memberId,
    orderId,
  }: {
    readonly charges: readonly WantedCharge[];
    readonly code: string;
    readonly memberId: string;
    readonly orderId: string;
  },
): ReadonlyMap<string, string> {
  const requests = charges.flatMap(({ appId, line: { facts, id, reference }, membershipId }) => {
    if (!reference || !plugins.has(type, appId)) return [];
    const question: MembershipChargeRequest = {
      memberId,
      membershipId,
      idempotencyKey: derivedId('membership-charge', orderId, id, membershipId),
      reference,
      ...(facts?.rootCatalogItemId && { rootCatalogItemId: facts.rootCatalogItemId }),
      ...(facts?.serviceProperties && { serviceProperties: facts.serviceProperties }),
    };
    return [{ appId, id, question }];
  });
  const responses: PluginResult<{ readonly transactionId: string }>[][] = plugins.sendEach(
    type,
    requests.map(({ appId, question }) => ({
      appId,
      call: ['chargeMembership', question],
      undo: ({ transactionId }: { transactionId: string }) => ['voidMembershipCharge', { transactionId }],
    })),
  );
  return new Map(
    responses.map(([response], index) => {
      const lineItemId = requests[index]?.id ?? '';
      if (response && !response.failure) return [lineItemId, response.response.transactionId];
      const {
        code: reason,
        description,
        data = {},
      } = response?.failure ?? { code: '', description: 'No plugin of this app is configured.' };
      throw new ApplicationError('failedPrecondition', code, description, { ...data, reason, lineItemId });
    }),
  );
}

/**
 * Charges memberships at the plugins that manage them, and adds the transaction IDs to the payments.
 *
 * @throws {ApplicationError} `MEMBERSHIP_NOT_ELIGIBLE` if a plugin rejects the charge or fails
 */
export function chargedPayments(
  context: Pick<TenantPlugins, 'plugins'>,
  order: StoredOrder,
  { memberId, payments }: { readonly memberId: string; readonly payments: readonly StoredPayment[] },
): StoredPayment[] {
  const charges = payments.map(({ membership = {} }): WantedCharge => {
    const { appId = '', lineItemId: id = '', membershipId = '' } = membership;
    const reference = order.lines.find((line) => line.id === id)?.reference;
    return {
      appId,
      membershipId,
      line: { id, ...(reference && { reference }) },
    };
  });
  const code = 'MEMBERSHIP_NOT_ELIGIBLE';
  const transactions = chargeAtPlugins(context, { charges, code, memberId, orderId: order.id });
  return payments.map((payment) => {
    const transactionId = transactions.get(payment.membership?.lineItemId ?? '');
    return transactionId ? { ...payment, membership: { ...payment.membership, transactionId } } : payment;
  });
}

/** Member ID of an owner. Empty for a visitor. */
export const getMember = (owner: Owner): string => ('memberId' in owner ? owner.memberId : '');

/** Creates the payment of a line item by a membership. */
export const membershipPayment = (
  { amount, appId, lineItemId, membershipId, name, translatedName }: MembershipShare,
  transactionId: string | undefined,
  now: string,
): StoredPayment => ({
  id: newId(),
  createdDate: now,
  updatedDate: now,
  amount,
  status: 'APPROVED',
  kind: 'membership',
  offline: false,
  refundDisabled: false,
  chargebacks: [],
  membership: {
    membershipId,
    appId,
    lineItemId,
    name,
    ...(translatedName && { translatedName }),
    status: 'CHARGED',
    ...(transactionId && { transactionId }),
  },
});

/**
 * Voids payments by membership at the plugins that manage the memberships.
 *
 * @throws {ApplicationError} `MEMBERSHIP_CANNOT_BE_VOIDED` with the plugin's reason, if a plugin rejects it or
 * fails
 */
export function voidMembershipsAtPlugins(
  { plugins }: Pick<TenantPlugins, 'plugins'>,
  payments: readonly StoredPayment[],
): void {
  const charged = payments.flatMap(({ id, membership = {} }) => {
    const { appId = '', transactionId } = membership;
    return transactionId && plugins.has(type, appId) ? [{ appId, id, transactionId }] : [];
  });
  const refuse = (paymentId: string | undefined, reason: string, description: string) =>
    new ApplicationError('failedPrecondition', 'MEMBERSHIP_CANNOT_BE_VOIDED', description, { paymentId, reason });
  const callPlugins = <R>(method: 'getMembershipVoidability' | 'voidMembershipCharge'): PluginResult<R>[][] =>
    plugins.sendEach(
      type,
      charged.map(({ appId, transactionId }) => ({ appId, call: [method, { transactionId }] })),
    );
  for (const [index, [response]] of callPlugins<Voidability>('getMembershipVoidability').entries()) {
    if (response && !response.failure && !response.response.voidable) {
      throw refuse(charged[index]?.id, response.response.reason, 'The charge of the membership cannot be voided.');
    }
  }
  for (const [index, [response]] of callPlugins<object>('voidMembershipCharge').entries()) {
    const failure = response?.failure;
    if (failure && failure.code !== 'TRANSACTION_ALREADY_VOIDED') {
      throw refuse(charged[index]?.id, failure.code, failure.description);
    }
  }
}
