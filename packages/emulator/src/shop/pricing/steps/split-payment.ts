import { allocate } from '../../../kernel/money/allocate.js';
import { compare, min, minus, round, sum, times } from '../../../kernel/money/decimal.js';
import type {
  DeliveryTotals,
  FeeTotals,
  ItemTotals,
  MembershipShare,
  Sums,
  TotalsInput,
  TotalsItem,
} from '../totals/totals.js';

/** Amounts of a part of an order, without their total. */
type Part = Omit<Sums, 'total'>;

const none: Part = { subtotal: '0', shipping: '0', tax: '0', discount: '0', additionalFees: '0' };
const names = Object.keys(none) as (keyof Part)[];

/** Part of an item that a membership pays: all but the modifiers with their share of discount and tax. */
export function getCovered(
  item: ItemTotals,
  { extras = '0', quantity }: Pick<TotalsItem, 'extras' | 'quantity'>,
  currency: string,
): Part {
  const left = min(round(times(extras, quantity), currency), item.price);
  const subtotal = minus(item.price, left);
  const weights = [
    { id: 'covered', weight: subtotal },
    { id: 'extras', weight: left },
  ];
  const share = (amount: string) =>
    compare(left, 0) > 0 ? allocate(amount, weights, currency).get('covered') : amount;
  return { ...none, subtotal, discount: share(item.discount) ?? '0', tax: share(item.tax.tax) ?? '0' };
}

/** Amounts of an item. */
const toPart = ({ discount, price, tax }: ItemTotals): Part => ({ ...none, subtotal: price, discount, tax: tax.tax });

/**
 * Amounts of an item that are due later: the price without the deposit. Discounts are first subtracted from this part.
 * The item's tax is due later too, unless nothing else of the item is.
 */
function getLaterPart(item: ItemTotals, upFront: string, taxIncluded: boolean): Part {
  const rest = minus(item.price, min(upFront, item.price));
  const discount = min(item.discount, rest);
  const left = minus(rest, discount);
  const tax = taxIncluded ? min(item.tax.tax, left) : item.tax.tax;
  return { ...none, subtotal: rest, discount, tax: compare(left, 0) === 0 ? '0' : tax };
}

/** Remaining amounts of a part after another part was paid. */
const restAfter = (part: Part, other: Part): Part => ({
  ...part,
  subtotal: minus(part.subtotal, other.subtotal),
  discount: minus(part.discount, other.discount),
  tax: minus(part.tax, other.tax),
});

/** Amounts of a fee. */
const toFeePart = ({ fee, tax }: FeeTotals): Part => ({ ...none, additionalFees: fee.price, tax: tax.tax });

const isNothing = (upFront: string | undefined): boolean => upFront !== undefined && compare(upFront, 0) === 0;

/** Parts of an order. */
interface Parts {
  readonly items: readonly ItemTotals[];
  readonly fees: readonly FeeTotals[];
  readonly delivery?: DeliveryTotals;
  /** Amounts that memberships pay, which are due neither now nor later. */
  readonly memberships: readonly MembershipShare[];
}

/**
 * Splits the totals into the amounts due when the order is placed, later, and after free trials. The fees of an item are
 * due with it. Delivery and other fees are due later only if everything else is.
 */
export function splitPayment(
  { currency, items, taxIncludedInPrices }: TotalsInput,
  total: Part,
  { delivery, fees, items: itemTotals, memberships }: Parts,
): { readonly payNow: Sums; readonly payLater: Sums; readonly payAfterFreeTrial?: Sums } {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const isTrial = ({ id }: ItemTotals) => itemsById.get(id)?.trial === true;
  const isPostponed = (item: ItemTotals) => isTrial(item) || isNothing(itemsById.get(item.id)?.upFront);
  const isCovered = ({ id }: ItemTotals) => memberships.some(({ lineItemId }) => lineItemId === id);
  const covered = itemTotals.filter(isCovered);
  const open = itemTotals.filter((item) => !isCovered(item));
  const paid = covered.map((item) => getCovered(item, itemsById.get(item.id) ?? { quantity: 0 }, currency));
  const isOwn = ({ fee }: FeeTotals, { id }: ItemTotals) => fee.source === 'ITEM' && fee.lineItemIds.includes(id);
  const getRest = (item: ItemTotals): Part[] => {
    const { quantity = 0, unitPrice = '0', upFront = unitPrice } = itemsById.get(item.id) ?? {};
    const upFrontAmount = isTrial(item) ? '0' : round(times(upFront, quantity), currency);
    const own = isPostponed(item) ? fees.filter((fee) => isOwn(fee, item)) : [];
    return [getLaterPart(item, upFrontAmount, taxIncludedInPrices), ...own.map(toFeePart)];
  };
  const later = open.filter((item) => !isTrial(item)).flatMap(getRest);
  const trials = open.filter(isTrial).flatMap(getRest);
  if (open.length > 0 && open.every(isPostponed)) {
    const others = fees.filter((fee) => !open.some((item) => isOwn(fee, item)));
    (open.every(isTrial) ? trials : later).push(...others.map(toFeePart), {
      ...none,
      shipping: total.shipping,
      discount: delivery?.discount ?? '0',
      tax: delivery?.tax.tax ?? '0',
    });
  }
  const summed = (parts: readonly Part[], name: keyof Part) => sum(parts.map((part) => part[name]));
  later.push(
    ...covered.flatMap((item, index) => (isPostponed(item) ? [restAfter(toPart(item), paid[index] ?? none)] : [])),
  );
  const getSums = (getAmount: (name: keyof Part) => string): Sums => {
    const part = Object.fromEntries(names.map((name) => [name, round(getAmount(name), currency)])) as unknown as Part;
    const before = minus(sum([part.subtotal, part.shipping, part.additionalFees]), part.discount);
    return { ...part, total: round(taxIncludedInPrices ? before : sum([before, part.tax]), currency) };
  };
  return {
    payNow: getSums((name) => minus(total[name], summed([...later, ...trials, ...paid], name))),
    payLater: getSums((name) => summed(later, name)),
    ...(trials.length > 0 && { payAfterFreeTrial: getSums((name) => summed(trials, name)) }),
  };
}
