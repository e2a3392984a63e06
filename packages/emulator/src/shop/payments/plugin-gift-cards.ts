import { compare } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { type GiftCard, findGiftCard, giftCards } from '../pricing/gift-cards/gift-card.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredPayment } from '../orders/payment.js';
import type { PluginResult } from '../../protocol/plugins/call-plugin.js';

const type = 'GIFT_CARDS_PROVIDER';

/** Request for the balance of a gift card. */
export interface BalanceRequest {
  readonly code: string;
  readonly currency: string;
  readonly siteId: string;
}

/** Balance of a gift card in the store's currency, and the plugin's ID of the card, if it has one. */
export interface PluginBalance {
  readonly id?: string;
  readonly balance: string;
}

/** Request to redeem an amount of a gift card for an order. */
export interface Redemption extends BalanceRequest {
  readonly amount: string;
  readonly orderId: string;
}

/** Request to void a redemption. */
export interface RedemptionVoid {
  readonly transactionId: string;
  readonly siteId: string;
}

/**
 * Requests the balance of a gift card from plugins, unless the emulator manages the card. Stores the card, so that
 * checkouts and orders can use it.
 *
 * @param value - Code of the card. Ignored unless it is a string of at most 50 characters.
 * @throws {ApplicationError} `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED` if a plugin reports it
 */
export function lookUpGiftCard({ plugins, tenant }: TenantPlugins, value: unknown): void {
  const code = typeof value === 'string' ? value.trim() : '';
  const card = code ? findGiftCard(tenant, code) : undefined;
  if (!plugins.has(type) || !code || code.length > 50 || (card && !card.appId)) return;
  const question: BalanceRequest = { code, currency: storeCurrency(tenant), siteId: tenant.siteId };
  const responses: PluginResult<PluginBalance | null>[] = plugins.send(type, ['getBalance', question]);
  for (const one of responses) {
    const { appId, failure } = one;
    if (failure?.code === 'GIFT_CARD_DISABLED' || failure?.code === 'GIFT_CARD_EXPIRED') {
      throw new ApplicationError('failedPrecondition', failure.code, failure.description);
    }
    if (one.failure || !one.response) continue;
    const { balance, id = `${appId} ${code}` } = one.response;
    giftCards(tenant).put({ id, code, balance, disabled: false, appId });
    return;
  }
  if (card) giftCards(tenant).delete(card.id);
}

/**
 * Redeems an amount of a gift card at the plugin that manages it.
 *
 * @returns The plugin's transaction ID. `undefined` for the emulator's own cards.
 * @throws {ApplicationError} with `code` if the plugin rejects the redemption or fails
 */
export function redeemAtPlugin(
  { plugins, tenant }: TenantPlugins,
  card: GiftCard,
  { amount, code, currency, orderId }: Record<'amount' | 'code' | 'currency' | 'orderId', string>,
): string | undefined {
  if (!card.appId || compare(amount, 0) <= 0) return undefined;
  const { siteId } = tenant;
  const redemption: Redemption = { code: card.code, amount, currency, orderId, siteId };
  const responses: PluginResult<{ readonly transactionId: string }>[] = plugins.send(type, ['redeem', redemption], {
    appId: card.appId,
    undo: ({ transactionId }: { transactionId: string }) => getVoid(transactionId, siteId),
  });
  const [response] = responses;
  if (response && !response.failure) return response.response.transactionId;
  const { code: reason = '', description = 'No plugin of this app is configured.' } = response?.failure ?? {};
  throw new ApplicationError('failedPrecondition', code, description, { reason });
}

const getVoid = (transactionId: string, siteId: string) =>
  ['_void', { transactionId, siteId } satisfies RedemptionVoid] as const;

/**
 * Voids payments by gift card at the plugins that manage the cards.
 *
 * @throws {ApplicationError} `GIFT_CARD_CANNOT_BE_VOIDED` with the plugin's reason, if a plugin rejects it or fails
 */
export function voidCardsAtPlugins({ plugins, tenant }: TenantPlugins, payments: readonly StoredPayment[]): void {
  const redeemed = payments.flatMap(({ giftCard, id, transactionId }) => {
    const appId = giftCard?.appId;
    return appId !== undefined && transactionId && plugins.has(type, appId) ? [{ appId, id, transactionId }] : [];
  });
  const responses = plugins.sendEach(
    type,
    redeemed.map(({ appId, transactionId }) => ({
      appId,
      call: getVoid(transactionId, tenant.siteId),
    })),
  );
  for (const [index, [response]] of responses.entries()) {
    const failure = response?.failure;
    if (!failure) continue;
    const data = { paymentId: redeemed[index]?.id, reason: failure.code };
    throw new ApplicationError('failedPrecondition', 'GIFT_CARD_CANNOT_BE_VOIDED', failure.description, data);
  }
}
