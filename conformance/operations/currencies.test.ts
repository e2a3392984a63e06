import fc from 'fast-check';
import { describe } from 'vitest';
import { list, nullable, partialRecord, text, wireDate } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const code = fc.constantFrom('USD', 'EUR', 'JPY', 'not a code');
const identifiers = fc.record({ from: code, to: code });
const decimal = partialRecord({ value: fc.bigInt().map(String), decimalPlaces: fc.integer({ min: 0, max: 20 }) });

describe('currencies', () => {
  sameCall(
    'currencies.listCurrencies',
    fc.constant([]),
    partialRecord({ currencies: list(partialRecord({ code: text, symbol: text })) }),
  );
  sameCall(
    'currencies.getConversionRate',
    fc.tuple(identifiers),
    partialRecord({ rate: decimal, rateTimestamp: nullable(wireDate) }),
  );
  sameCall(
    'currencies.convertCurrency',
    fc.tuple(identifiers, list(decimal)),
    partialRecord({ amounts: list(decimal), rateTimestamp: nullable(wireDate) }),
  );
});
