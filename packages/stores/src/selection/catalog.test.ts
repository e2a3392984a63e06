import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { describe, expect, it } from 'vitest';
import { queryProducts, type Product } from '../products/index.js';
import { validateSelection, findVariant, getStock, listOptions, toLineItem, type Selection } from './index.js';

const emulator = createEmulator({ catalogVersion: 'v1' });
const client = createClient({
  auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
  apiUrl: 'http://localhost:4870',
  fetch: (input, init) => emulator.fetch(new Request(input, init)),
});

interface Line {
  readonly quantity: number;
  readonly catalogReference: { readonly catalogItemId: string };
  readonly availability: { readonly status: string; readonly quantityAvailable?: number };
  readonly descriptionLines: readonly {
    readonly name: { readonly original: string };
    readonly plainText?: { readonly original: string };
    readonly colorInfo?: { readonly original: string };
  }[];
}

/** Creates a cart with only this line item. */
async function cartWith(lineItem: object): Promise<Line[]> {
  await client.use(fetchWithAuth)('/ecom/v1/carts/current', { method: 'DELETE' });
  const response = await client.use(fetchWithAuth)('/ecom/v1/carts/current/add-to-cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lineItems: [lineItem] }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { cart: { lineItems: Line[] } }).cart.lineItems;
}

const all: Product[] = [];
for (let page = await client.use({ queryProducts }).queryProducts().limit(100).find(); ; page = await page.next()) {
  all.push(...page.items);
  if (!page.hasNext()) break;
}

/** The last choice of each option that goes with the ones before, and every mandatory text. */
function createSelection(product: Product): Selection {
  const fields = (product.customTextFields ?? []).flatMap(({ title, mandatory }) =>
    title && mandatory ? [title] : [],
  );
  const customTextFields = Object.fromEntries(
    fields.map((title) => [title, /mail/i.test(title) ? 'ida@example.com' : 'Ida']),
  );
  const choices = listOptions(product).reduce<Record<string, string>>((chosen, { name }) => {
    const own = listOptions(product, { choices: chosen }).find((option) => option.name === name);
    const possible = own?.choices.filter(({ availability }) => availability !== 'NOT_OFFERED').at(-1);
    return { ...chosen, ...(possible && { [name]: possible.name }) };
  }, {});
  return { choices, customTextFields };
}

describe('for each product of the demo shop', () => {
  it('the platform adds every valid selection in the quantity that the helpers return', async () => {
    expect(all.length).toBeGreaterThan(100);
    for (const product of all) {
      const selection = createSelection(product);
      const { availability, quantity } = getStock(product, selection);
      const [line, ...others] = await cartWith(toLineItem(product, selection));
      expect([product.slug, others.length, line?.catalogReference.catalogItemId]).toEqual([
        product.slug,
        0,
        product._id,
      ]);
      const details = line?.descriptionLines.map(({ name, plainText, colorInfo }) => [
        name.original,
        plainText?.original ?? colorInfo?.original,
      ]);
      const { choices, customTextFields } = selection;
      expect(Object.fromEntries(details ?? [])).toEqual({ ...choices, ...customTextFields });
      expect(findVariant(product, selection)?.choices ?? choices).toEqual(choices);
      if (availability === 'IN_STOCK') expect(line?.availability).toMatchObject({ status: 'AVAILABLE' });
      if (availability === 'IN_STOCK') expect(line?.availability.quantityAvailable).toBe(quantity);
    }
  });

  it('the platform adds nothing for a selection that the helpers reject', async () => {
    let refused = 0;
    for (const product of all) {
      const { choices = {}, customTextFields = {} } = createSelection(product);
      const [option] = Object.keys(choices);
      const [field] = Object.keys(customTextFields);
      const without = (record: Readonly<Record<string, string>>, key: string | undefined) =>
        Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
      if (!option && !field) continue;
      refused += 1;
      const incomplete = option
        ? { choices: without(choices, option), customTextFields }
        : { choices, customTextFields: without(customTextFields, field) };
      expect(validateSelection(product, incomplete)).toHaveLength(1);
      expect(() => toLineItem(product, incomplete)).toThrow(option ?? field ?? '');
      const { catalogReference } = toLineItem({ _id: product._id ?? '' }, {});
      const options = { options: incomplete.choices, customTextFields: incomplete.customTextFields };
      expect(await cartWith({ quantity: 1, catalogReference: { ...catalogReference, options } })).toEqual([]);
    }
    expect(refused).toBeGreaterThan(20);
  });
});
