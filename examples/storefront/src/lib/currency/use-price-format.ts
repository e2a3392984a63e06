import { useLocale } from '../navigation/use-locale.js';
import { useConversion } from './conversion.js';
import { createPriceFormat, type PriceFormat } from './price-format.js';

/** Returns the functions that format prices, in the language of the page and the currency that the visitor chose. */
export function usePriceFormat(): PriceFormat {
  const locale = useLocale();
  const { conversion } = useConversion();
  return createPriceFormat(locale, conversion);
}
