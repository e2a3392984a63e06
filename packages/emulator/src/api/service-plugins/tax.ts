import { isAmount } from '../../kernel/money/decimal.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type { TaxRequest } from '../../shop/pricing/plugins/tax.js';
import type { PluginTax } from '../../shop/pricing/totals/plugin-results.js';

/** Format of requests for taxes. */
export const taxFormat: PluginFormat<TaxRequest, Omit<PluginTax, 'amount'>[]> = {
  toRequest: ({ addresses, currency, items }) => ({
    currency,
    addresses,
    lineItems: items.map(({ addressIndex, id, name, price, sku, taxGroupId, taxIncluded }) => ({
      id,
      itemName: name,
      quantity: 1,
      price,
      taxIncludedInPrice: taxIncluded,
      ...(sku && { itemCode: sku }),
      ...(taxGroupId && { taxGroupId }),
      addressIndex: { singleAddress: addressIndex },
    })),
  }),
  readResponse: (body, { parameters: { currency } }) =>
    objectsIn(body, 'lineItemTaxDetails').map((details) => ({
      id: stringOrEmpty(details['id']),
      parts: objectsIn(details, 'taxBreakdown').flatMap(({ jurisdiction, rate, taxAmount, taxName }) =>
        isAmount(taxAmount, currency)
          ? [
              {
                name: stringOrEmpty(taxName),
                jurisdiction: stringOrEmpty(jurisdiction),
                rate: stringOrEmpty(rate) || '0',
                tax: taxAmount,
              },
            ]
          : [],
      ),
    })),
};
