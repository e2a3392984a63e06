import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useSite } from '../site.js';
import { useChosenCurrency } from './chosen-currency.js';
import type { Conversion } from './price-format.js';

interface ConversionState {
  /** `undefined` while prices are shown in the store's currency. */
  conversion: Conversion | undefined;
  /** Whether the rate could not be loaded. */
  isFailed: boolean;
}

const ConversionContext = createContext<ConversionState>({ conversion: undefined, isFailed: false });

async function readConversion(to: string, signal: AbortSignal): Promise<Conversion> {
  const response = await fetch(`/conversion-rate?to=${encodeURIComponent(to)}`, { signal });
  if (!response.ok) throw new Error(`The conversion rate could not be loaded: status ${response.status}.`);
  return (await response.json()) as Conversion;
}

/** Query options of the conversion to a currency. The browser's HTTP cache keeps the response as long. */
const conversionQuery = (to: string) =>
  queryOptions({
    queryKey: ['conversion', to],
    queryFn: ({ signal }) => readConversion(to, signal),
    staleTime: 3_600_000,
  });

/** Provides the conversion of prices to the components. The server renders the store's currency for all visitors. */
export function ConversionProvider({ children }: { children: ReactNode }) {
  const [, ...others] = useSite().currencies;
  const chosen = useChosenCurrency() ?? '';
  const isConverted = others.includes(chosen);
  const { data, isError } = useQuery({ ...conversionQuery(chosen), enabled: isConverted });
  const conversion = isConverted ? data : undefined;
  const isFailed = isConverted && isError;
  // All prices of the page render with the value.
  const state = useMemo(() => ({ conversion, isFailed }), [conversion, isFailed]);
  return <ConversionContext value={state}>{children}</ConversionContext>;
}

/** Returns the conversion of prices. */
export const useConversion = (): ConversionState => use(ConversionContext);
