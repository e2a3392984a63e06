'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { usePendingChanges } from '../ecom/cart/use-cart-state.js';
import { useCartwright } from '../provider/use-cartwright.js';
import { useClient } from '../provider/use-client.js';
import { cartQuery } from '../queries/cart-query.js';
import { styles } from './styles.js';

/** Pending changes of the cart. Fetches nothing. */
export function CartSection() {
  const client = useClient();
  const { queryClient } = useCartwright();
  const { quantities, isUpdating, isUnconfirmed } = usePendingChanges();
  const cart = queryClient.getQueryData<Cart | null>(cartQuery(client).queryKey);
  const state = isUpdating ? 'A change is pending.' : 'No change is pending.';
  return (
    <section>
      <h2 style={styles.heading}>Cart</h2>
      <p style={styles.value}>
        {state} {isUnconfirmed && 'A change failed, and its outcome is not known yet.'}
      </p>
      {quantities.size > 0 && (
        <ul style={styles.value}>
          {[...quantities].map(([id, quantity]) => {
            const line = cart?.lineItems?.find(({ _id }) => _id === id);
            return (
              <li key={id}>
                {line?.name?.original ?? id}: {line?.quantityInfo?.requestedQuantity ?? '?'} → {quantity}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
