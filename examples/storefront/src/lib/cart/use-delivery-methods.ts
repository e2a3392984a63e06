import { useHref } from 'react-router';
import { deliveryMethodsQuery } from './delivery-methods.js';
import type { Destination } from './destination.js';

/** Returns the query options of delivery methods, in the language of the page. */
export function useDeliveryMethods() {
  const path = useHref('/delivery-methods');
  return (destination: Destination) => deliveryMethodsQuery(path, destination);
}
