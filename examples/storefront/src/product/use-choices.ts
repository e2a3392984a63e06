import type { Product } from '@cartwright/stores/products';
import type { Choices } from '@cartwright/react/stores';
import { getInitialChoices } from '@cartwright/stores/selection';
import { useSearchParams } from 'react-router';

/** Choices of the shopper. They are stored in the URL, so links, reloads and the back button keep them. */
export function useChoices(product: Product): [Choices, (optionName: string, choice: string) => void] {
  const [params, setParams] = useSearchParams();
  const choices = getInitialChoices(product, Object.fromEntries(params));
  const choose = (optionName: string, choice: string) =>
    setParams(
      { ...choices, ...Object.fromEntries(new URLSearchParams(window.location.search)), [optionName]: choice },
      { replace: true, preventScrollReset: true },
    );
  return [choices, choose];
}
