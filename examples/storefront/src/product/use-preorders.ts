import { useClient } from '@cartwright/react';
import { type Product, queryStoreVariants } from '@cartwright/stores/products';
import { withPreorderInfo } from '@cartwright/stores/selection';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../app/query-client.js';

/** Adds pre-order information to products. Fetched only if a variant is sold out. */
export function usePreorders(products: readonly Product[]): { products: Product[]; isPending: boolean } {
  const client = useClient();
  const ids = products.flatMap(({ _id, stock }) => (_id && stock?.inventoryStatus !== 'IN_STOCK' ? [_id] : [])).sort();
  const filter = { productId: { $in: ids }, 'preorderInfo.enabled': true };
  const query = {
    queryKey: ['preorders', ids],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      client.use({ queryStoreVariants }).queryStoreVariants({ filter, paging: { limit: 100 } }, { signal }),
    enabled: ids.length > 0,
  };
  const { data, isLoading } = useQuery(query, queryClient);
  const variants = data?.variants ?? [];
  return { products: products.map((product) => withPreorderInfo(product, variants)), isPending: isLoading };
}
