import { storeSettings } from '../../settings/store-settings.js';
import { successes } from '../../../protocol/plugins/successes.js';
import type { PluginTax } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';
import { type PluginPurchase, type PluginStep, failuresIn, withProblem } from './plugin-step.js';

/** Request for the tax on items, shipping and fees. */
export interface TaxRequest {
  readonly currency: string;
  /** Shipping address, store address and, if known, billing address. */
  readonly addresses: readonly object[];
  readonly items: readonly TaxedItem[];
}

/** Item, shipping or fee whose tax a plugin calculates. */
interface TaxedItem {
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly sku?: string;
  readonly taxGroupId?: string;
  readonly taxIncluded: boolean;
  /** Index of the address whose taxes apply. */
  readonly addressIndex: number;
}

/**
 * Requests the tax on items, shipping and fees from plugins, once an address is known. Uses the first response without
 * a failure.
 */
export const tax: PluginStep<readonly Omit<PluginTax, 'amount'>[]> = {
  type: 'TAX_CALCULATION_PROVIDER',
  plan({ currency, purchase, totals }) {
    const addresses = getAddresses(purchase);
    if (!addresses) return [];
    const question: TaxRequest = { currency, addresses, items: taxedItems(purchase, totals(), addresses.length > 2) };
    return [{ type: 'TAX_CALCULATION_PROVIDER', call: ['calculateTax', question] }];
  },
  apply(results, responses, { totals }) {
    const [taxes] = successes(responses);
    const amounts: ReadonlyMap<string, string> = taxes ? taxables(totals()) : new Map();
    return {
      ...withProblem(results, 'tax', failuresIn(responses)[0]),
      taxes: (taxes?.response ?? []).flatMap((one) => {
        const amount = amounts.get(one.id);
        return amount === undefined ? [] : [{ ...one, amount }];
      }),
    };
  },
};

/** Shipping address, store address and, if known, billing address. `undefined` if the buyer's address is unknown. */
function getAddresses({ billing, lines, shipping }: PluginPurchase): object[] | undefined {
  const { address: business } = storeSettings;
  const isTaxedAtStore = lines.some(({ facts }) => facts.taxedAt === 'BUSINESS');
  const buyers = shipping?.address ?? billing?.address ?? (isTaxedAtStore ? business : undefined);
  if (!buyers?.country) return undefined;
  return [buyers, business, ...(billing?.address?.country ? [billing.address] : [])];
}

function taxedItems({ lines }: PluginPurchase, totals: Totals, hasBilling: boolean): TaxedItem[] {
  const places = { SHIPPING: 0, BUSINESS: 1, BILLING: hasBilling ? 2 : 0 };
  return [...taxables(totals)].map(([id, price]) => {
    const fee = totals.fees.find((one) => one.fee.id === id)?.fee;
    const line = lines.find((one) => one.id === (fee?.source === 'ITEM' ? fee.lineItemIds[0] : id));
    const taxGroupId = fee ? fee.taxGroupId : line?.facts.taxGroupId;
    return {
      id,
      name: fee?.name ?? line?.facts.name ?? id,
      price,
      taxIncluded: totals.taxIncluded,
      ...(!fee && line?.facts.sku && { sku: line.facts.sku }),
      ...(taxGroupId && { taxGroupId }),
      addressIndex: places[line?.facts.taxedAt ?? 'SHIPPING'],
    };
  });
}

/** Taxable amounts of items, shipping and fees, by ID. */
function taxables({ delivery, fees, items, taxIncluded }: Totals): ReadonlyMap<string, string> {
  const paid = (part: { readonly totalBeforeTax: string; readonly totalAfterTax: string }) =>
    taxIncluded ? part.totalAfterTax : part.totalBeforeTax;
  return new Map([
    ...items.map((item) => [item.id, paid(item)] as const),
    ...(delivery ? [['shipping', paid(delivery)] as const] : []),
    ...fees.filter(({ fee }) => fee.taxable).map((part) => [part.fee.id, paid(part)] as const),
  ]);
}
