import { expect } from 'vitest';
import { current } from '../cart-v2.js';
import { type Shopper, newShopper } from '../shopper.js';
import type { CallResponse, CartCalls } from './calls.js';
import { CallsV1 } from './calls-v1.js';
import { CallsV2 } from './calls-v2.js';
import type { CartStore } from './cart-store.js';
import { buyNow, placeOrder } from './order-steps.js';
import { type CartState, estimate, expectSums, readState } from './read-state.js';
import type { CartStep, Settings, StepOf, Version } from './scenario.js';

/** The cart, its totals and the order after a step, without IDs. */
export interface Observation {
  readonly step: string;
  readonly outcome: string;
  readonly cart: object | undefined;
  readonly order: object | undefined;
}

const isOk = ({ status }: CallResponse): boolean => status === 200;

/** The cart without IDs and times, which differ between runs. */
const observed = ({ calculated, cart, errors }: CartState): object => {
  const { createdDate: _, id: _id, purchaseFlowId: _flow, revision: _revision, updatedDate: _updated, ...rest } = cart;
  const withoutIds = ({ id: _line, ...line }: { readonly id: string }) => line;
  return {
    ...rest,
    coupon: cart.coupon?.code,
    lines: cart.lines.map(withoutIds),
    totals: { ...calculated, lines: calculated.lines.map(withoutIds) },
    errors,
  };
};

/** A shopper whose steps go through a version each. */
class CartRun {
  readonly #store: CartStore;
  readonly #settings: Settings;
  readonly #shopper: Shopper;
  readonly #calls: Readonly<Record<Version, CartCalls>>;
  readonly #v2: CallsV2;
  #order: object | undefined;
  /** Code of the cart's gift card. */
  #giftCard: string | undefined;

  constructor(store: CartStore, settings: Settings, shopper: Shopper) {
    this.#store = store;
    this.#settings = settings;
    this.#shopper = shopper;
    this.#v2 = new CallsV2(store, shopper);
    this.#calls = { 1: new CallsV1(store, shopper), 2: this.#v2 };
  }

  async step(given: CartStep, version: Version, before: CartState | undefined) {
    const store = this.#store;
    const lastEvent = () => store.emulator.events().at(-1)?.id;
    const known = lastEvent();
    this.#order = undefined;
    const outcome = await this.#apply(store.inCurrency(given), version, before);
    const isAttempt = given.kind === 'order' || given.kind === 'buy now';
    // V1 stores the cart when it skips an unknown item.
    if (outcome === 'refused' && !isAttempt && !(given.kind === 'add' && version === 1))
      expect(lastEvent()).toBe(known);
    const after = await readState(store, this.#shopper, this.#settings.taxIncluded);
    if (outcome !== 'done' && !isAttempt) {
      expect(after && { ...after.cart, revision: '', updatedDate: '' }).toEqual(
        before && { ...before.cart, revision: '', updatedDate: '' },
      );
      expect(after?.calculated).toEqual(before?.calculated);
      if (version === 2) expect(after?.cart.revision).toBe(before?.cart.revision);
    }
    expect(await store.readStock()).toEqual(store.stock);
    expect(await store.readCards()).toEqual(store.cards);
    const observation: Observation = {
      step: given.kind,
      outcome,
      cart: after && observed(after),
      order: this.#order,
    };
    return { after, observation };
  }

  /** Runs a step. Returns `done`, or why nothing changed. */
  async #apply(one: CartStep, version: Version, before: CartState | undefined): Promise<string> {
    const calls = this.#calls[version];
    switch (one.kind) {
      case 'add':
        return this.#add(one, version, before);
      case 'buy now':
        return this.#ordered(await buyNow(this.#context, one, version));
      case 'reprice':
        await this.#store.reprice(one.product, one.price);
        return this.#refresh(version, before);
      case 'restock':
        await this.#store.restock(one.product, one.quantity);
        return this.#refresh(version, before);
      case 'switch coupon':
        await this.#store.switchCoupon(one.code);
        return 'done';
      case 'create rule':
        await this.#store.createRule(one.rule);
        return 'done';
    }
    if (!before) return this.#expectNoCart(one, calls);
    const { cart, v2 } = before;
    switch (one.kind) {
      case 'add custom':
        return this.#expectDone(await calls.addCustom(cart.id, one));
      case 'change':
        return this.#change(one, version, before);
      case 'remove': {
        const response = await calls.remove(cart.lines[one.pick]?.id ?? 'unknown');
        return this.#expectOutcome(response, one.pick < cart.lines.length, 404);
      }
      case 'coupon': {
        if (cart.coupon) expect(isOk(await calls.removeCoupon(cart.coupon.id))).toBe(true);
        return isOk(await calls.addCoupon(one.code)) ? 'done' : cart.coupon ? 'done' : 'refused';
      }
      case 'remove coupon':
        if (!cart.coupon) return this.#expectRefusal(await this.#v2.removeCoupon('unknown'), 404);
        return this.#expectDone(await calls.removeCoupon(cart.coupon.id));
      case 'address':
        return this.#expectDone(await calls.setAddress(one.address));
      case 'billing address':
        return this.#expectDone(await this.#v2.setBillingAddress(one.address));
      case 'delivery':
        return isOk(await calls.setDelivery(one.method)) ? 'done' : 'refused';
      case 'remove delivery':
        return this.#expectDone(await calls.removeDelivery());
      case 'gift card':
        if (!isOk(await this.#v2.addGiftCard(one.giftCard))) return 'refused';
        this.#giftCard = one.giftCard.code;
        return 'done';
      case 'remove gift card': {
        const [giftCard] = v2.paymentInfo.giftCards;
        const response = await this.#v2.removeGiftCard(giftCard?.id ?? 'unknown');
        return this.#expectOutcome(response, giftCard !== undefined, 404);
      }
      case 'note':
        return this.#expectDone(await calls.setNote(one.note));
      case 'estimate':
        expectSums(await estimate(this.#store, this.#shopper, before, one), this.#settings.taxIncluded);
        return 'estimated';
      case 'order':
        return this.#ordered(await placeOrder(this.#context, one, version, { before, ownCard: this.#giftCard }));
    }
  }

  get #context() {
    const { taxIncluded } = this.#settings;
    return { store: this.#store, shopper: this.#shopper, taxIncluded, calls: this.#calls, v2: this.#v2 };
  }

  #ordered(order: object | undefined): string {
    this.#order = order;
    return order ? 'done' : 'refused';
  }

  #expectDone(response: CallResponse): string {
    expect(response).toEqual({ status: 200 });
    return 'done';
  }

  #expectRefusal(response: CallResponse, status: number): string {
    expect(response.status).toBe(status);
    return 'refused';
  }

  #expectOutcome(response: CallResponse, isPossible: boolean, status: number): string {
    return isPossible ? this.#expectDone(response) : this.#expectRefusal(response, status);
  }

  /** V1 creates a cart with many calls, V2 with added items only: without a cart, only refusals are compared. */
  async #expectNoCart(one: CartStep, calls: CartCalls): Promise<string> {
    expect((await this.#v2.setNote('No cart')).status).toBe(404);
    return one.kind === 'change' || one.kind === 'remove'
      ? this.#expectRefusal(await calls.remove('unknown'), 404)
      : 'refused';
  }

  async #add({ product, quantity }: StepOf<'add'>, version: Version, before: CartState | undefined): Promise<string> {
    const store = this.#store;
    const inCart = before?.cart.lines.find((line) => line.product === product)?.quantity ?? 0;
    const stock = store.stock[product];
    if (stock !== undefined && stock <= inCart) {
      // V1 adds items that are out of stock, as unavailable line items.
      if (version === 2) {
        const response = await this.#v2.add(store.item(product), quantity);
        expect(response).toEqual({ status: 428, code: 'INSUFFICIENT_INVENTORY' });
      }
      return 'refused';
    }
    if (store.findPosition(store.item(product).catalogItemId, store.item(product).options) >= 0) {
      return this.#expectDone(await this.#calls[version].add(store.item(product), quantity));
    }
    // V1 skips unknown items, but creates the cart.
    if (version === 1 && !before) return 'refused';
    const response = await this.#calls[version].add(store.item(product), quantity);
    expect(response).toEqual(version === 1 ? { status: 200 } : { status: 404, code: 'ITEM_NOT_FOUND_IN_CATALOG' });
    return 'refused';
  }

  async #change({ pick, quantity }: StepOf<'change'>, version: Version, { cart }: CartState): Promise<string> {
    const line = cart.lines[pick];
    const calls = this.#calls[version];
    const isValid = quantity >= 1 && quantity <= 100_000;
    if (!isValid) return this.#expectRefusal(await calls.setQuantity(line?.id ?? 'unknown', quantity), 400);
    if (!line) return this.#expectRefusal(await calls.setQuantity('unknown', quantity), 404);
    if (this.#store.stock[line.product] === 0) {
      if (version === 2) {
        const response = await this.#v2.setQuantity(line.id, quantity);
        expect(response).toEqual({ status: 428, code: 'INSUFFICIENT_INVENTORY' });
      }
      return 'refused';
    }
    return this.#expectDone(await calls.setQuantity(line.id, quantity));
  }

  /** Updates the line items after a change of the catalog. Before, V2 shows the earlier prices. */
  async #refresh(version: Version, before: CartState | undefined): Promise<string> {
    if (!before) return 'done';
    const { body } = await current(this.#shopper, 'GET');
    const prices = (body.cart as unknown as CartState['v2']).lineItems.map(({ pricing }) => pricing);
    expect(prices).toEqual(before.v2.lineItems.map(({ pricing }) => pricing));
    return this.#expectDone(await this.#calls[version].refresh());
  }
}

/** Runs steps with a new shopper, each through the version of its index. Returns what the shopper saw after each step. */
export async function runCart(
  store: CartStore,
  settings: Settings,
  steps: readonly CartStep[],
  getVersion: (index: number) => Version,
): Promise<Observation[]> {
  await store.restart(settings);
  const run = new CartRun(store, settings, await newShopper(store.emulator));
  const observations: Observation[] = [];
  let before: CartState | undefined;
  for (const [index, one] of steps.entries()) {
    const { after, observation } = await run.step(one, getVersion(index), before);
    observations.push(observation);
    before = after;
  }
  return observations;
}
