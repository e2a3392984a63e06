import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assertLineItemsAdded,
  LineItemNotAddedError,
  type Cart,
  type CatalogReference,
  type LineItem,
} from '../index.js';
import { LineItemNotAddedError as LineItemNotAddedErrorV2 } from '../../purchase-v2/index.js';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 100, full: 500, soak: 5000 });

const catchError = (
  before: Cart | null | undefined,
  after: Cart,
  lineItems: LineItem[],
): LineItemNotAddedError | undefined => {
  try {
    assertLineItemsAdded(before, after, lineItems);
    return undefined;
  } catch (error) {
    if (error instanceof LineItemNotAddedError) return error;
    throw error;
  }
};

const reference = (item: string, variant: string, byId: boolean): CatalogReference => ({
  appId: 'stores',
  catalogItemId: item,
  options: byId ? { variantId: `${item} ${variant}` } : { options: { Size: variant } },
});

interface RequestedItem {
  readonly item: 'a' | 'b' | 'c' | 'unknown';
  readonly variant: 'S' | 'M' | undefined;
  readonly quantity: number;
}

const requestedItem = fc.record({
  item: fc.constantFrom('a' as const, 'b' as const, 'c' as const, 'unknown' as const),
  variant: fc.constantFrom('S' as const, 'M' as const, undefined),
  quantity: fc.integer({ min: 1, max: 4 }),
});

/** Quantity in stock of each variant. `undefined` if it is not tracked. */
const stocks = fc.dictionary(fc.constantFrom('a S', 'a M', 'b S', 'b M', 'c S', 'c M'), fc.nat(5));

/** A platform that keeps, for each line, which request added each unit, the oldest first. */
class Model {
  readonly lines = new Map<string, { readonly reference: CatalogReference; readonly units: (number | 'other')[] }>();

  constructor(private readonly stock: Readonly<Record<string, number>>) {}

  add({ item, variant, quantity }: RequestedItem, byId: boolean, by: number | 'other'): void {
    if (item === 'unknown' || !variant) return;
    const key = `${item} ${variant}`;
    const line = this.lines.get(key) ?? { reference: reference(item, variant, byId), units: [] };
    line.units.push(...Array.from({ length: quantity }, () => by));
    this.lines.set(key, line);
  }

  cart(): Cart {
    const lineItems = [...this.lines].map(([key, { reference, units }]): LineItem => {
      const there = this.stock[key];
      const line = { _id: key, catalogReference: reference, quantity: units.length };
      if (there === undefined) return { ...line, availability: { status: 'AVAILABLE' } };
      const status = there === 0 ? 'NOT_AVAILABLE' : there < units.length ? 'PARTIALLY_AVAILABLE' : 'AVAILABLE';
      return { ...line, availability: { status, quantityAvailable: there } };
    });
    return { lineItems };
  }

  /** Quantity of the units in stock that belong to one request. */
  served(by: number): number {
    return [...this.lines].reduce(
      (sum, [key, { units }]) =>
        sum + units.slice(0, this.stock[key] ?? units.length).filter((unit) => unit === by).length,
      0,
    );
  }
}

describe('for any cart, stock and list of items', () => {
  const some = fc.array(requestedItem, { maxLength: 6 });

  it('finds the exact shortfalls regardless of concurrent changes', () => {
    fc.assert(
      fc.property(
        stocks,
        some,
        some,
        fc.array(requestedItem, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (stock, old, others, items, byId) => {
          const model = new Model(stock);
          for (const item of old) model.add(item, byId, 'other');
          const before = model.cart();
          for (const item of others) model.add(item, byId, 'other');
          items.forEach((item, index) => model.add(item, byId, index));
          const lineItems = items.map(({ item, variant, quantity }) => ({
            quantity,
            catalogReference: variant ? reference(item, variant, byId) : { appId: 'stores', catalogItemId: item },
          }));
          const truth = items.flatMap(({ item, variant, quantity }, index) => {
            const addedQuantity = model.served(index);
            const isThere = item !== 'unknown' && variant;
            const reason = isThere ? 'out_of_stock' : variant ? 'not_found' : undefined;
            return addedQuantity < quantity
              ? [{ index, requestedQuantity: quantity, addedQuantity, ...(reason && { reason }) }]
              : [];
          });
          // An item without a variant can be taken for another one of its lines, where others added to that meanwhile.
          fc.pre(
            !items.some(
              ({ item, variant }) => !variant && [...others, ...items].some((one) => one.item === item && one.variant),
            ),
          );
          const error = catchError(before, model.cart(), lineItems);
          expect(error?.shortfalls ?? []).toMatchObject(truth);
          expect(error?.shortfalls.length ?? 0).toBe(truth.length);
          expect(error?.partial).toBe(truth.length > 0 ? items.some((_, index) => model.served(index) > 0) : undefined);
        },
      ),
      { numRuns: runs },
    );
  });

  it('finds the total shortfall even if the platform references variants differently', () => {
    fc.assert(
      fc.property(stocks, some, fc.array(requestedItem, { minLength: 1, maxLength: 5 }), (stock, old, items) => {
        const model = new Model(stock);
        const named = items.filter(({ variant }) => variant);
        for (const item of old) model.add(item, true, 'other');
        const before = model.cart();
        named.forEach((item, index) => model.add(item, index % 2 === 0, index));
        const lineItems = named.map(({ item, variant = '', quantity }, index) => ({
          quantity,
          catalogReference: reference(item, variant, index % 3 === 0),
        }));
        const requested = named.reduce((sum, { quantity }) => sum + quantity, 0);
        const served = named.reduce((sum, _, index) => sum + model.served(index), 0);
        const { shortfalls = [] } = catchError(before, model.cart(), lineItems) ?? {};
        expect(
          shortfalls.reduce((sum, shortfall) => sum + shortfall.requestedQuantity - shortfall.addedQuantity, 0),
        ).toBe(requested - served);
      }),
      { numRuns: runs },
    );
  });
});

describe('a cart with concurrent changes since it was read', () => {
  const line = (quantity: number, options?: object, more: Partial<LineItem> = {}): LineItem => ({
    _id: '1',
    quantity,
    availability: { status: 'AVAILABLE' },
    ...more,
    catalogReference: { appId: 'stores', catalogItemId: 'a', ...(options && { options: { ...options } }) },
  });
  const cart = (revision: number, ...lineItems: LineItem[]): Cart => ({
    _id: 'c',
    revision: String(revision),
    lineItems,
  });
  const medium = { options: { Size: 'M' } };
  it('counts a line item with the same reference as added, and a missing line item as not added', () => {
    const some = fc.array(requestedItem, { maxLength: 6 });
    fc.assert(
      fc.property(
        stocks,
        some,
        some,
        fc.array(requestedItem, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 2, max: 9 }),
        (stock, cached, current, items, updates) => {
          const [then, now] = [new Model(stock), new Model(stock)];
          for (const item of cached) then.add(item, true, 'other');
          for (const item of current) now.add(item, true, 'other');
          const named = items.filter(({ variant }) => variant);
          named.forEach((item, index) => now.add(item, true, index));
          const before = { ...then.cart(), _id: 'c', revision: '3' };
          const after = { ...now.cart(), _id: 'c', revision: String(3 + updates) };
          const lineItems = named.map(({ item, variant = '', quantity }) => ({
            quantity,
            catalogReference: reference(item, variant, true),
          }));
          const truth = named.flatMap(({ quantity }, index) => {
            const addedQuantity = now.served(index);
            return addedQuantity < quantity ? [{ index, requestedQuantity: quantity, addedQuantity }] : [];
          });
          for (const known of [before, null, undefined]) {
            expect(
              catchError(known, after, lineItems)?.shortfalls.map(({ index, requestedQuantity, addedQuantity }) => ({
                index,
                requestedQuantity,
                addedQuantity,
              })) ?? [],
            ).toEqual(truth);
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it('does not count an increase by another device', () => {
    const before = cart(4, line(1, medium));
    expect(catchError(before, cart(6, line(2, medium)), [line(1, { options: { Size: 'L' } })])).toMatchObject({
      reason: 'not_found',
    });
    expect(catchError(before, cart(6, line(2, medium)), [line(1)])).toMatchObject({
      reason: 'unknown',
      partial: false,
      message: 'The response does not show whether more than 0 of 1 were added; read the cart before retrying',
      shortfalls: [{ requestedQuantity: 1, addedQuantity: 0, reason: 'unknown' }],
    });
  });

  it('is irrelevant if consecutive revisions exclude concurrent changes, even for a different reference', () => {
    const byId = { variantId: 'a M' };
    const before = cart(4, line(1, medium));
    expect(catchError(before, cart(5, line(2, medium)), [line(1, byId)])).toBeUndefined();
    expect(catchError(before, cart(5, line(1, medium)), [line(1, byId)])).toMatchObject({ reason: 'not_found' });
    expect(catchError(before, cart(4, line(1, medium)), [line(1)])).toMatchObject({
      reason: 'variant_or_modifier_missing',
    });
    expect(catchError(before, cart(6, line(2, medium)), [line(1, byId)])).toMatchObject({ reason: 'unknown' });
    expect(catchError(undefined, cart(5, line(2, medium)), [line(1, byId)])).toMatchObject({ reason: 'unknown' });
    const other = { ...cart(5, line(2, medium)), _id: 'another' };
    expect(catchError(before, other, [line(1, byId)])).toMatchObject({ reason: 'unknown' });
  });

  it('does not match a line item with a different or missing custom text', () => {
    const engraved = (Name: string) => ({ ...medium, customTextFields: { Name } });
    const after = cart(9, line(3, engraved('Ida')));
    expect(catchError(cart(4), after, [line(1, engraved('Ada'))])).toMatchObject({ reason: 'not_found' });
    expect(catchError(cart(4), after, [line(1, medium)])).toMatchObject({ reason: 'not_found' });
    expect(catchError(cart(4), after, [line(1, engraved('Ida'))])).toBeUndefined();
  });
});

describe('the reason', () => {
  const line = (more: Partial<LineItem>): LineItem => ({
    _id: '1',
    quantity: 1,
    catalogReference: reference('a', 'S', true),
    ...more,
  });
  const wanted = { quantity: 1, catalogReference: reference('a', 'S', true) };

  it('is `not_found` if the cart reports the item as not found', () => {
    const lost = line({ availability: { status: 'NOT_FOUND' } });
    expect(catchError(null, { lineItems: [lost] }, [wanted])).toMatchObject({ reason: 'not_found', partial: false });
  });

  it('is `variant_or_modifier_missing` for an item without a variant', () => {
    const bare = { quantity: 1, catalogReference: { catalogItemId: 'a', options: { options: {} } } };
    expect(catchError(null, {}, [bare])).toMatchObject({
      kind: 'application',
      code: 'line_item_not_added',
      reason: 'variant_or_modifier_missing',
      shortfalls: [
        {
          index: 0,
          catalogItemId: 'a',
          catalogReference: bare.catalogReference,
          requestedQuantity: 1,
          addedQuantity: 0,
        },
      ],
    });
  });

  it('ignores the availability of other and of unchanged line items', () => {
    const other = line({
      _id: '2',
      catalogReference: reference('a', 'M', true),
      availability: { status: 'NOT_AVAILABLE' },
    });
    expect(catchError({ lineItems: [other] }, { lineItems: [other, line({})] }, [wanted])).toBeUndefined();
    expect(catchError({ lineItems: [other] }, { lineItems: [other] }, [wanted])).toMatchObject({ reason: 'not_found' });
  });

  it('matches either ID of the app, fields in any order, and truncated texts', () => {
    const options = { customTextFields: { Name: 'Idaaaa' }, options: { Size: 'S', Color: 'Red' } };
    const after = { options: { Color: 'Red', Size: 'S' }, customTextFields: { Name: 'Ida' }, variantId: 'a S' };
    const item = { quantity: 1, catalogReference: { appId: 'one', catalogItemId: 'a', options } };
    const answered = line({ catalogReference: { appId: 'other', catalogItemId: 'a', options: after } });
    expect(catchError({}, { lineItems: [answered] }, [item])).toBeUndefined();
  });
});

it('an error of Cart V1 is an instance of the class that Cart V2 exports', () => {
  const missing = { catalogReference: reference('mug', 'large', true), quantity: 1 };
  expect(catchError(null, {}, [missing])).toBeInstanceOf(LineItemNotAddedErrorV2);
});
