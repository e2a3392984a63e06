import { useProductSelection, useSubscriptions, type Product } from '@cartwright/react/stores';
import { getSubscriptionPrice } from '@cartwright/stores/selection';
import { useState } from 'react';

/** Choices that the shopper starts with, and the function that is called when they change. */
type Options = Omit<NonNullable<Parameters<typeof useProductSelection>[1]>, 'subscriptionOptionId'>;

/**
 * Selection of a product, the ID of the chosen subscription, which is empty to buy once, and the price with both. A product
 * that is sold with a subscription only has the first one chosen.
 */
export function usePurchase(product: Product, options?: Options) {
  const { data: subscriptions } = useSubscriptions(product.id);
  const [chosen, setSubscription] = useState<string>();
  const required = subscriptions?.allowsOneTimePurchase === false ? subscriptions.items[0]?.id : undefined;
  const subscription = chosen ?? required ?? '';
  const selection = useProductSelection(product, { ...options, subscriptionOptionId: subscription });
  const subscribed = subscriptions?.items.find(({ id }) => id === subscription);
  const price = selection.price && getSubscriptionPrice(selection.price, subscribed);
  return { selection, price, subscriptions, subscription, setSubscription };
}

/** Selection of a product, with the chosen subscription. */
export type Purchase = ReturnType<typeof usePurchase>;
