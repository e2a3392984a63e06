import { allocate } from '../../../kernel/money/allocate.js';
import { min, minus, round, sum } from '../../../kernel/money/decimal.js';

/** Prices of items during the subtraction of discounts. No price falls below zero. */
export class RemainingPrices {
  readonly #prices: ReadonlyMap<string, string>;
  readonly #currency: string;
  readonly #discounts: Map<string, string>;

  constructor(prices: ReadonlyMap<string, string>, currency: string) {
    this.#prices = prices;
    this.#currency = currency;
    this.#discounts = new Map([...prices.keys()].map((id) => [id, '0']));
  }

  /** The discount of each item so far. */
  get discounts(): ReadonlyMap<string, string> {
    return this.#discounts;
  }

  /** The remaining price of items together. */
  of(ids: readonly string[]): string {
    return sum(ids.map((id) => this.#left(id)));
  }

  /** Takes an amount off one item. */
  takeOff(id: string, amount: string): void {
    this.#discounts.set(id, sum([this.#discounts.get(id) ?? '0', amount]));
  }

  /** Takes an amount off items in proportion to their remaining prices. Returns the amount taken, at most all of them. */
  take(ids: readonly string[], amount: string): string {
    const taken = round(min(amount, this.of(ids)), this.#currency);
    const weights = ids.map((id) => ({ id, weight: this.#left(id) }));
    for (const [id, share] of allocate(taken, weights, this.#currency)) this.takeOff(id, share);
    return taken;
  }

  #left(id: string): string {
    return minus(this.#prices.get(id) ?? '0', this.#discounts.get(id) ?? '0');
  }
}
