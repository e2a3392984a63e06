import type { Emulator } from '../protocol/emulator.js';
import { DEMO_CLIENT_ID } from '../kernel/state/demo.js';
import type { Merchant } from './merchant.js';
import { type Amount, createShopper } from './shopper.js';
import { WriteCounter } from './write-counter.js';
import { send } from './visitor.js';

/** Number of units to buy. */
const QUANTITY = 3;

interface Order {
  id: string;
  number: string;
  lineItems: { id: string; quantity: number; restockQuantity: number }[];
  balanceSummary: { paid: Amount; refunded: Amount };
}

interface Transactions {
  payments: { id: string; amount: Amount }[];
  refunds: { transactions: { amount: Amount }[] }[];
}

const total = (amounts: readonly { amount: Amount }[]): number =>
  amounts.reduce((sum, { amount }) => sum + Number(amount.amount), 0);

/**
 * Purchase in eight writes, from a new visitor's token to the second refund. Each write can be interrupted: `check`
 * then finds out whether it was applied, and `next` continues.
 */
export class Purchase {
  readonly #productId: string;
  readonly #lineItems = new WriteCounter();
  readonly #checkouts = new WriteCounter();
  readonly #orders = new WriteCounter();
  readonly #payments = new WriteCounter();
  readonly #refunds = new WriteCounter();
  #token = '';
  #refreshToken = '';
  #checkoutId = '';
  #order: Order | undefined;

  constructor(productId: string) {
    this.#productId = productId;
  }

  /** Order that `check` last found. */
  get order(): Order | undefined {
    return this.#order;
  }

  get isDone(): boolean {
    return this.#refunds.confirmed === 2;
  }

  /** Sends the next write. */
  async next(emulator: Pick<Emulator, 'fetch'>, merchant: Merchant): Promise<void> {
    if (this.#refreshToken === '') return this.#renew(emulator, { grantType: 'anonymous' });
    if (this.#lineItems.confirmed < QUANTITY) return this.#add(emulator);
    if (this.#checkouts.confirmed === 0) return this.#checkOut(emulator);
    if (this.#orders.confirmed === 0) return this.#placeOrder(emulator);
    const [order] = await this.#find(merchant);
    if (!order) throw new Error('An order is gone while the emulator runs.');
    return this.#payments.confirmed < 2 ? this.#pay(merchant, order) : this.#refund(merchant, order);
  }

  /** Compares the emulator's state with the writes so far. Returns the differences. */
  async check(emulator: Pick<Emulator, 'fetch'>, merchant: Merchant): Promise<string[]> {
    if (this.#refreshToken === '') return [];
    await this.#renew(emulator, { grantType: 'refresh_token', refreshToken: this.#refreshToken });
    const { body, status } = await createShopper(emulator, this.#token).cart('GET');
    const lines = body.cart?.lineItems ?? [];
    this.#checkoutId ||= body.cart?.checkoutId ?? '';
    const found = await this.#find(merchant);
    const [order] = found;
    this.#order = order;
    const wrong = [
      ...this.#checkouts.check('checkouts', this.#checkoutId === '' ? 0 : 1),
      ...this.#orders.check('orders', found.length),
      ...this.#lineItems.check(
        'things',
        (order?.lineItems ?? lines).reduce((sum, { quantity }) => sum + quantity, 0),
      ),
    ];
    if (!order) return wrong;
    const { payments, refunds } = await this.#transactions(merchant, order.id);
    const { paid, refunded } = order.balanceSummary;
    const back = refunds.flatMap(({ transactions }) => transactions);
    const holds: Record<string, boolean> = {
      'the cart is gone': status === 404,
      'payments add up': Number(paid.amount) === total(payments),
      'refunds add up': Number(refunded.amount) === total(back),
      'a refund puts back what it says': this.restocked === Math.min(refunds.length, 1),
    };
    return [
      ...wrong,
      ...this.#payments.check('payments', payments.length),
      ...this.#refunds.check('refunds', refunds.length),
      ...Object.keys(holds).filter((label) => !holds[label]),
    ];
  }

  /** Number of units deducted from the inventory and not restocked. */
  get taken(): number {
    return (this.#order?.lineItems ?? []).reduce((sum, { quantity }) => sum + quantity, 0) - this.restocked;
  }

  private get restocked(): number {
    return (this.#order?.lineItems ?? []).reduce((sum, { restockQuantity }) => sum + restockQuantity, 0);
  }

  async #renew(emulator: Pick<Emulator, 'fetch'>, grant: object): Promise<void> {
    const body = { clientId: DEMO_CLIENT_ID, ...grant };
    const response = await send<{ access_token: string; refresh_token: string }>(emulator, 'POST', '/oauth2/token', {
      body,
    });
    if (response.status !== 200) throw new Error(`A token was refused: ${JSON.stringify(response.body)}`);
    this.#token = response.body.access_token;
    this.#refreshToken = response.body.refresh_token;
  }

  async #add(emulator: Pick<Emulator, 'fetch'>): Promise<void> {
    const more = this.#lineItems.confirmed === 0 ? 2 : QUANTITY - this.#lineItems.confirmed;
    await this.#lineItems.send(more, () => createShopper(emulator, this.#token).add(this.#productId, more));
  }

  async #checkOut(emulator: Pick<Emulator, 'fetch'>): Promise<void> {
    this.#checkoutId = await this.#checkouts.send(1, () => createShopper(emulator, this.#token).checkOut());
  }

  async #placeOrder(emulator: Pick<Emulator, 'fetch'>): Promise<void> {
    const path = `/ecom/v1/checkouts/${this.#checkoutId}/create-order`;
    const { body, status } = await this.#orders.send(1, () =>
      createShopper(emulator, this.#token).call('POST', path, {}),
    );
    if (status !== 200) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
  }

  /** Records a payment of a part of the price, then one of the rest. */
  async #pay(merchant: Merchant, { id }: Order): Promise<void> {
    const path = `/ecom/v1/payments-collector/orders/${id}`;
    const [verb, body] =
      this.#payments.confirmed === 0 ? ['manual-payment', { amount: { amount: '5.00' } }] : ['mark-as-paid', {}];
    await this.#payments.send(1, () => merchant.send('POST', `${path}/${verb}`, body));
  }

  /** Refunds a part of each payment. The first refund restocks one unit. */
  async #refund(merchant: Merchant, { id: orderId, lineItems: [line] }: Order): Promise<void> {
    const { payments } = await this.#transactions(merchant, orderId);
    const isFirst = this.#refunds.confirmed === 0;
    const restock = { lineItems: [{ lineItemId: line?.id, quantity: 1 }] };
    await this.#refunds.send(1, () =>
      merchant.send('POST', '/ecom/v1/order-billing/refund-payments', {
        orderId,
        paymentRefunds: [
          { paymentId: payments[isFirst ? 0 : 1]?.id, amount: { amount: '1.25' }, externalRefund: true },
        ],
        ...(isFirst && { sideEffects: { restock } }),
      }),
    );
  }

  async #find(merchant: Merchant): Promise<Order[]> {
    if (this.#checkoutId === '') return [];
    const search = { filter: { checkoutId: this.#checkoutId } };
    return (await merchant.send<{ orders: Order[] }>('POST', '/ecom/v1/orders/search', { search })).orders;
  }

  async #transactions(merchant: Merchant, orderId: string): Promise<Transactions> {
    const path = `/ecom/v1/payments/orders/${orderId}`;
    return (await merchant.send<{ orderTransactions: Transactions }>('GET', path)).orderTransactions;
  }
}
