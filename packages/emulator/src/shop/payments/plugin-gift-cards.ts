import { compare, round } from '../../kernel/money/decimal.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import { type GiftCard, findGiftCard, giftCards } from '../pricing/gift-cards/gift-card.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import type { StoredPayment } from '../orders/payment.js';
import { text } from '../../protocol/plugins/read-response.js';

const type = 'GIFT_CARDS_PROVIDER';

/**
 * Asks the plugins that keep gift cards for the balance of a card, unless the emulator keeps it. Stores the card with that
 * balance, so that a checkout or an order can be paid with it.
 *
 * @param given the code of the card; anything but a string of up to 50 characters is ignored
 * @throws {ApplicationError} 428 `GIFT_CARD_DISABLED`, `GIFT_CARD_EXPIRED` where a plugin says so
 */
export function lookUpGiftCard({ plugins, tenant }: TenantPlugins, given: unknown): void {
  const code = typeof given === 'string' ? given.trim() : '';
  const card = code ? findGiftCard(tenant, code) : undefined;
  if (!plugins.has(type) || !code || code.length > 50 || (card && !card.appId)) return;
  const currency = storeCurrency(tenant);
  const answers = plugins.ask(type, ['getBalance', { code, appInstanceId: tenant.siteId }]);
  for (const one of answers) {
    const { appId, failure } = one;
    if (failure?.code === 'GIFT_CARD_DISABLED' || failure?.code === 'GIFT_CARD_EXPIRED') {
      throw new ApplicationError(428, failure.code, failure.description);
    }
    if (one.failure) continue;
    const { balance, currencyCode, externalId } = one.answer;
    if (typeof balance !== 'number' || !(balance >= 0) || currencyCode !== currency) continue;
    const id = typeof externalId === 'string' && externalId !== '' ? externalId : `${appId} ${code}`;
    giftCards(tenant).put({ id, code, balance: round(balance, currency), disabled: false, appId });
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
  const request = {
    code: card.code,
    appInstanceId: tenant.siteId,
    amount: Number(amount),
    orderId,
    currencyCode: currency,
  };
  const [answer] = plugins.ask(type, ['redeem', request], {
    appId: card.appId,
    undo: ({ transactionId }) => ['_void', { appInstanceId: tenant.siteId, transactionId }],
  });
  if (answer && !answer.failure) return text(answer.answer['transactionId']);
  const { code: reason = '', description = 'There is no plugin.' } = answer?.failure ?? {};
  throw new ApplicationError(428, code, description, { reason });
}

/**
 * Voids payments by gift card at the plugins that keep the cards.
 * @throws {ApplicationError} 428 `GIFT_CARD_CANNOT_BE_VOIDED` where a plugin refuses or fails, with its reason
 */
export function voidCardsAtPlugins({ plugins, tenant }: TenantPlugins, payments: readonly StoredPayment[]): void {
  const redeemed = payments.flatMap(({ details, id, kind, transactionId }) => {
    const appId = text(details['appId']);
    return kind === 'giftcard' && transactionId && plugins.has(type, appId) ? [{ appId, id, transactionId }] : [];
  });
  const answers = plugins.askEach(
    type,
    redeemed.map(({ appId, transactionId }) => ({
      appId,
      question: ['_void', { appInstanceId: tenant.siteId, transactionId }],
    })),
  );
  for (const [index, [answer]] of answers.entries()) {
    const failure = answer?.failure;
    if (!failure) continue;
    const data = { paymentId: redeemed[index]?.id, reason: failure.code };
    throw new ApplicationError(428, 'GIFT_CARD_CANNOT_BE_VOIDED', failure.description, data);
  }
}
