import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { check } from '../../kernel/input/violation.js';
import { compare } from '../../kernel/money/decimal.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { StoredLine } from '../line-items/line.js';
import { lookUpItems } from '../plugin-catalogs/look-up-items.js';
import { getCatalog } from '../tenant-catalogs/get-catalog.js';
import { type RequestedLine, lineKey, maxLines } from './add-lines.js';
import { cartError } from './cart-error.js';
import { type LineMembership, payWith } from './cart-memberships.js';
import type { Cart } from './purchase.js';
import { resolveLines } from './resolve-lines.js';

/** A catalog item to be added to a cart. */
export interface RequestedItem extends RequestedLine, Pick<StoredLine, 'extendedFields'> {
  readonly membership?: LineMembership;
}

/** The current item of a line, with the fields that the merchant overrides. */
const toFacts = (tenant: Tenant, { override, reference }: Pick<RequestedLine, 'override' | 'reference'>) => {
  const facts = getCatalog(tenant, reference).find(reference)?.facts;
  return facts && { ...facts, ...override?.facts };
};

/**
 * Returns the lines with the current stock of some of them. Prices and names stay.
 * @throws {ApplicationError} `INSUFFICIENT_INVENTORY` if nothing is left for one of them, besides the quantity before
 */
function withStock(
  tenant: Tenant,
  lines: readonly StoredLine[],
  before: ReadonlyMap<string, number>,
): readonly StoredLine[] {
  const today = resolveLines(tenant, lines);
  const checked = lines.map((line, index) => {
    const { available, found } = (today[index] ?? line).facts;
    return before.has(line.id) ? { ...line, facts: { ...line.facts, available, found } } : line;
  });
  const short = checked.filter(({ facts: { available }, id, quantity }) => {
    const had = Math.min(before.get(id) ?? 0, quantity - 1);
    return before.has(id) && available !== null && available <= had && available < quantity;
  });
  if (short.length === 0) return checked;
  throw cartError('INSUFFICIENT_INVENTORY', 'There is not enough in stock.', {
    invalidItems: short.map(({ facts, id, quantity, reference }) => ({
      id: reference ? { catalogReference: reference } : { lineItemId: id },
      requestedQuantity: quantity,
      availableQuantity: facts.available ?? 0,
    })),
  });
}

/** Makes sure that all items are in the catalog. @throws {ApplicationError} `ITEM_NOT_FOUND_IN_CATALOG` */
function requireFound(tenant: Tenant, references: readonly CatalogReference[], identify: (index: number) => object) {
  const invalidItems = references.flatMap((reference, index) =>
    getCatalog(tenant, reference).find(reference) ? [] : [identify(index)],
  );
  if (invalidItems.length === 0) return;
  const description = 'The catalog does not have this item, or not with these options.';
  throw cartError('ITEM_NOT_FOUND_IN_CATALOG', description, { invalidItems });
}

/** Makes sure that no subscription has a billing day that its other terms exclude. */
function checkSubscription({ facts: { subscription } }: StoredLine): void {
  const { billingSettings, freeTrialPeriod, frequency } = subscription?.subscriptionSettings ?? {};
  if (!billingSettings) return;
  if (freeTrialPeriod) {
    const description = 'A subscription with a billing day has no free trial.';
    throw cartError('SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL', description);
  }
  if (frequency === 'MONTH') return;
  const description = 'A subscription with a billing day is charged monthly.';
  throw cartError('SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY', description);
}

/** Makes sure that the deposit of a line is not higher than its price. */
function checkDeposit({ facts: { depositAmount, unitPrice } }: StoredLine): void {
  if (depositAmount === undefined || compare(depositAmount, unitPrice) <= 0) return;
  const description = 'The deposit is higher than the price.';
  throw cartError('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', description);
}

/**
 * Adds catalog items and custom items to a cart: all of them, or none. An item that the cart has increases the quantity of
 * its line item. The other line items keep their prices.
 *
 * @throws {ApplicationError} as `payWith` does; `DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE`,
 * `ITEM_NOT_FOUND_IN_CATALOG`; `LINE_ITEM_PRICE_CONFLICT`; `FIXED_QUANTITY_ITEM`, `INSUFFICIENT_INVENTORY`, `MAX_LINE_ITEMS_EXCEEDED`, `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL`,
 * `SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY`
 * @throws {ValidationError} If the quantity of a line item would exceed the maximum.
 */
export function addItems(
  context: TenantPlugins,
  cart: Cart,
  requested: readonly RequestedItem[],
  custom: readonly StoredLine[],
): Cart {
  const { plugins, tenant } = context;
  const lines = [...cart.lines];
  lookUpItems(context, [...lines, ...requested]);
  requireFound(
    tenant,
    requested.map(({ reference }) => reference),
    (index) => ({ catalogReference: requested[index]?.reference }),
  );
  const before = new Map<string, number>();
  const paying = new Map<string, LineMembership>();
  for (const { field, membership, quantity, ...item } of requested) {
    const facts = toFacts(tenant, item);
    if (!facts) continue;
    const line: StoredLine = { ...item, id: '', quantity, facts };
    checkSubscription(line);
    checkDeposit(line);
    const key = lineKey(tenant, line);
    const at = lines.findIndex((one) => lineKey(tenant, one) === key);
    const same = lines[at];
    const id = same?.id ?? plugins.newId();
    if (membership) paying.set(id, membership);
    if (!same) {
      before.set(id, 0);
      lines.push({ ...line, id });
      continue;
    }
    if (facts.fixedQuantity) {
      const invalidItems = [{ lineItemId: same.id }];
      throw cartError('FIXED_QUANTITY_ITEM', 'The quantity of this item cannot be changed.', { invalidItems });
    }
    if (compare(same.facts.unitPrice, facts.unitPrice) !== 0) {
      const description = 'The cart has this item at another price. Refresh the cart first.';
      throw cartError('LINE_ITEM_PRICE_CONFLICT', description, { invalidItems: [item.reference] });
    }
    check([quantityViolation(same.quantity + quantity, `${field}.quantity`)]);
    if (!before.has(same.id)) before.set(same.id, same.quantity);
    lines[at] = { ...same, quantity: same.quantity + quantity };
  }
  custom.forEach(checkDeposit);
  lines.push(...custom);
  if (lines.length > maxLines) {
    const data = { requestCount: lines.length, maxCount: maxLines };
    throw cartError('MAX_LINE_ITEMS_EXCEEDED', `A cart has at most ${maxLines} line items.`, data);
  }
  return payWith({ ...cart, lines: withStock(tenant, lines, before) }, paying, cart.lines);
}

/** Change of a line item. */
export interface ItemChange {
  readonly id: string;
  readonly quantity?: number;
  /** Membership that pays for the line. `null` removes it. */
  readonly membership?: LineMembership | null;
  /** Item that replaces the item of the line. */
  readonly reference?: CatalogReference;
}

/**
 * Changes quantities, items and memberships of lines: all of them, or none.
 *
 * @throws {ApplicationError} as `payWith` does; `ITEM_NOT_FOUND_IN_CATALOG`; `FIXED_QUANTITY_ITEM`,
 * `INSUFFICIENT_INVENTORY`
 */
export function changeItems(context: TenantPlugins, cart: Cart, changes: readonly ItemChange[]): Cart {
  const { tenant } = context;
  const changesById = new Map(changes.map((change) => [change.id, change]));
  const fixed = cart.lines.filter(({ facts, id, quantity }) => {
    const wanted = changesById.get(id)?.quantity;
    return facts.fixedQuantity && wanted !== undefined && wanted !== quantity;
  });
  if (fixed.length > 0) {
    const invalidItems = fixed.map(({ id }) => ({ lineItemId: id }));
    throw cartError('FIXED_QUANTITY_ITEM', 'The quantity of this item cannot be changed.', { invalidItems });
  }
  const lines = cart.lines.map((line): StoredLine => {
    const { quantity = line.quantity, reference = line.reference } = changesById.get(line.id) ?? {};
    return { ...line, quantity, ...(reference && { reference }) };
  });
  lookUpItems(context, lines);
  const touched = lines.filter(({ id }) => {
    const { quantity, reference } = changesById.get(id) ?? {};
    return quantity !== undefined || reference;
  });
  const fromCatalog = touched.filter(({ reference }) => reference);
  requireFound(
    tenant,
    fromCatalog.flatMap(({ reference = [] }) => reference),
    (index) => ({ lineItemId: fromCatalog[index]?.id }),
  );
  const swapped = lines.map((line) => {
    const reference = changesById.get(line.id)?.reference;
    return reference ? { ...line, facts: toFacts(tenant, { ...line, reference }) ?? line.facts } : line;
  });
  const paying = new Map(
    changes.flatMap(({ id, membership }) => (membership === undefined ? [] : [[id, membership] as const])),
  );
  const changed = { ...cart, lines: withStock(tenant, swapped, new Map(touched.map(({ id }) => [id, 0]))) };
  return payWith(changed, paying, changed.lines);
}
