import { isAmount } from '../../../kernel/money/decimal.js';
import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import type { PluginAnswer } from '../../../protocol/plugins/call-plugin.js';
import { objectsIn, successes, text } from '../../../protocol/plugins/read-response.js';
import type { PluginTax } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';
import { type PluginPurchase, type PluginStep, failuresIn, withError } from './plugin-step.js';

/** Asks plugins for the tax on items, shipping and fees, once an address is known. */
export const tax: PluginStep = {
  type: 'TAX_CALCULATION_PROVIDER',
  plan: ({ currency, purchase, totals }) => {
    const addresses = addressesOf(purchase);
    if (!addresses) return [];
    const request = { currency, addresses, lineItems: taxedItems(purchase, totals(), addresses.length > 2) };
    return [{ type: 'TAX_CALCULATION_PROVIDER', question: ['calculateTax', request] }];
  },
  apply: (results, responses, { currency, totals }) => ({
    ...withError(results, 'taxCalculationError', failuresIn(responses)[0]),
    taxes: responses.length > 0 ? readTaxes(responses, taxables(totals()), currency) : [],
  }),
};

/** The address of the buyer, of the store and, where it is known, of billing; none where no buyer's address is known. */
function addressesOf({ billing, lines, shipping }: PluginPurchase): object[] | undefined {
  const { address: business } = storeSettings;
  const isTaxedAtStore = lines.some(({ facts }) => facts.taxedAt === 'BUSINESS');
  const buyers = shipping?.address ?? billing?.address ?? (isTaxedAtStore ? business : undefined);
  if (!buyers?.country) return undefined;
  return [buyers, business, ...(billing?.address?.country ? [billing.address] : [])];
}

function taxedItems({ lines }: PluginPurchase, totals: Totals, hasBilling: boolean): object[] {
  const places = { SHIPPING: 0, BUSINESS: 1, BILLING: hasBilling ? 2 : 0 };
  return [...taxables(totals)].map(([id, price]) => {
    const fee = totals.fees.find((one) => one.fee.id === id)?.fee;
    const line = lines.find((one) => one.id === (fee?.source === 'ITEM' ? fee.lineItemIds[0] : id));
    const taxGroupId = fee ? fee.taxGroupId : line?.facts.taxGroupId;
    return {
      ...{ id, itemName: fee?.name ?? line?.facts.name ?? id, quantity: 1, price },
      taxIncludedInPrice: totals.taxIncluded,
      ...(!fee && line?.facts.sku && { itemCode: line.facts.sku }),
      ...(taxGroupId && { taxGroupId }),
      addressIndex: { singleAddress: places[line?.facts.taxedAt ?? 'SHIPPING'] },
    };
  });
}

/** The amounts that are taxed: of items, shipping and fees, by their ids. */
function taxables({ delivery, fees, items, taxIncluded }: Totals): ReadonlyMap<string, string> {
  const paid = (part: { readonly totalBeforeTax: string; readonly totalAfterTax: string }) =>
    taxIncluded ? part.totalAfterTax : part.totalBeforeTax;
  return new Map([
    ...items.map((item) => [item.id, paid(item)] as const),
    ...(delivery ? [['shipping', paid(delivery)] as const] : []),
    ...fees.filter(({ fee }) => fee.taxable).map((part) => [part.fee.id, paid(part)] as const),
  ]);
}

/** The taxes of the first plugin that did not fail. */
const readTaxes = (
  responses: readonly PluginAnswer[],
  amounts: ReadonlyMap<string, string>,
  currency: string,
): PluginTax[] =>
  successes(responses)
    .slice(0, 1)
    .flatMap(({ answer }) =>
      objectsIn(answer, 'lineItemTaxDetails').flatMap((details) => {
        const id = text(details['id']);
        const amount = amounts.get(id);
        if (amount === undefined) return [];
        const parts = objectsIn(details, 'taxBreakdown').flatMap(({ jurisdiction, rate, taxAmount, taxName }) =>
          isAmount(taxAmount, currency)
            ? [{ name: text(taxName), jurisdiction: text(jurisdiction), rate: text(rate) || '0', tax: taxAmount }]
            : [],
        );
        return [{ id, amount, parts }];
      }),
    );
