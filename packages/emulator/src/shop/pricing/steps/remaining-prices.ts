import { allocate } from '../../../kernel/money/allocate.js';
import { min, minus, round, sum } from '../../../kernel/money/decimal.js';

/** Prices of items while discounts are subtracted. No price falls below zero. */
export class RemainingPrices {
  readonly #prices: ReadonlyMap<string, string>;
  readonly #currency: string;
  readonly #discounts: Map<string, string>;

  constructor(prices: ReadonlyMap<string, string>, currency: string) {
    this.#prices = prices;
    this.#currency = currency;
    this.#discounts = new Map([...prices.keys()].map((id) => [id, '0']));
  }

  /** Discount of each item so far, by item ID. */
  get discounts(): ReadonlyMap<string, string> {
    return this.#discounts;
  }

  /** Sum of the remaining prices of items. */
  of(ids: readonly string[]): string {
    return sum(ids.map((id) => this.#left(id)));
  }

  /** Subtracts an amount from an item. */
  takeOff(id: string, amount: string): void {
    this.#discounts.set(id, sum([this.#discounts.get(id) ?? '0', amount]));
  }

  /**
   * Distributes a discount over items in proportion to their remaining prices. Returns the subtracted amount, at most
   * the sum of these prices.
   */
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
