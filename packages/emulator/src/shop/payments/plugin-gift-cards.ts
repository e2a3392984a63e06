import { compare } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { type GiftCard, findGiftCard, giftCards } from '../pricing/gift-cards/gift-card.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { StoredPayment } from '../orders/payment.js';
import type { PluginResult } from '../../protocol/plugins/call-plugin.js';
import { stringOrEmpty } from '../../protocol/plugins/read-response.js';

const type = 'GIFT_CARDS_PROVIDER';

/** The card whose balance a plugin is asked for. */
export interface BalanceRequest {
  readonly code: string;
  readonly currency: string;
  readonly siteId: string;
}

/** Balance of a card in the store's currency, and the plugin's id of the card, if it has one. */
export interface PluginBalance {
  readonly id?: string;
  readonly balance: string;
}

/** The redemption of an amount of a card for an order. */
export interface Redemption extends BalanceRequest {
  readonly amount: string;
  readonly orderId: string;
}

/** A redemption to void. */
export interface RedemptionVoid {
  readonly transactionId: string;
  readonly siteId: string;
}

/**
 * Asks the plugins that keep gift cards for the balance of a card, unless the emulator keeps it. Stores the card with that
 * balance, so that a checkout or an order can be paid with it.
 *
 * @param given the code of the card; anything but a string of up to 50 characters is ignored
 * @throws {ApplicationError} 428 `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED` if a plugin reports it
 */
export function lookUpGiftCard({ plugins, tenant }: TenantPlugins, given: unknown): void {
  const code = typeof given === 'string' ? given.trim() : '';
  const card = code ? findGiftCard(tenant, code) : undefined;
  if (!plugins.has(type) || !code || code.length > 50 || (card && !card.appId)) return;
  const question: BalanceRequest = { code, currency: storeCurrency(tenant), siteId: tenant.siteId };
  const answers: PluginResult<PluginBalance | null>[] = plugins.send(type, ['getBalance', question]);
  for (const one of answers) {
    const { appId, failure } = one;
    if (failure?.code === 'GIFT_CARD_DISABLED' || failure?.code === 'GIFT_CARD_EXPIRED') {
      throw new ApplicationError(428, failure.code, failure.description);
    }
    if (one.failure || !one.response) continue;
    const { balance, id = `${appId} ${code}` } = one.response;
    giftCards(tenant).put({ id, code, balance, disabled: false, appId });
    return;
  }
  if (card) giftCards(tenant).delete(card.id);
}

/**
 * Redeems an amount of a gift card at the plugin that keeps it.
 * @returns the id of the plugin's transaction; `undefined` for the emulator's own cards
 * @throws {ApplicationError} 428 with `code`, where the plugin refuses or fails
 */
export function redeemAtPlugin(
  { plugins, tenant }: TenantPlugins,
  card: GiftCard,
  { amount, code, currency, orderId }: Record<'amount' | 'code' | 'currency' | 'orderId', string>,
): string | undefined {
  if (!card.appId || compare(amount, 0) <= 0) return undefined;
  const { siteId } = tenant;
  const redemption: Redemption = { code: card.code, amount, currency, orderId, siteId };
  const answers: PluginResult<{ readonly transactionId: string }>[] = plugins.send(type, ['redeem', redemption], {
    appId: card.appId,
    undo: ({ transactionId }: { transactionId: string }) => voidOf(transactionId, siteId),
  });
  const [answer] = answers;
  if (answer && !answer.failure) return answer.response.transactionId;
  const { code: reason = '', description = 'There is no plugin.' } = answer?.failure ?? {};
  throw new ApplicationError(428, code, description, { reason });
}

const voidOf = (transactionId: string, siteId: string) =>
  ['_void', { transactionId, siteId } satisfies RedemptionVoid] as const;

/**
 * Voids payments by gift card at the plugins that keep the cards.
 * @throws {ApplicationError} 428 `GIFT_CARD_CANNOT_BE_VOIDED` where a plugin refuses or fails, with its reason
 */
export function voidCardsAtPlugins({ plugins, tenant }: TenantPlugins, payments: readonly StoredPayment[]): void {
  const redeemed = payments.flatMap(({ details, id, kind, transactionId }) => {
    const appId = stringOrEmpty(details['appId']);
    return kind === 'giftcard' && transactionId && plugins.has(type, appId) ? [{ appId, id, transactionId }] : [];
  });
  const answers = plugins.sendEach(
    type,
    redeemed.map(({ appId, transactionId }) => ({
      appId,
      call: voidOf(transactionId, tenant.siteId),
    })),
  );
  for (const [index, [answer]] of answers.entries()) {
    const failure = answer?.failure;
    if (!failure) continue;
    const data = { paymentId: redeemed[index]?.id, reason: failure.code };
    throw new ApplicationError(428, 'GIFT_CARD_CANNOT_BE_VOIDED', failure.description, data);
  }
}
