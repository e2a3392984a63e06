import type { Product } from '@cartwright/stores/products';
import { useSearchParams } from 'react-router';
import { type Selection, initialSelection } from './selection.js';

/** What is chosen lives in the address, so that a link, a reload and the back button keep it. */
export function useSelection(product: Product): [Selection, (optionName: string, key: string) => void] {
  const [params, setParams] = useSearchParams();
  const selection = initialSelection(product, Object.fromEntries(params));
  const choose = (optionName: string, key: string) =>
    setParams(
      { ...selection, ...Object.fromEntries(new URLSearchParams(window.location.search)), [optionName]: key },
      { replace: true, preventScrollReset: true },
    );
  return [selection, choose];
}
