import { usePath } from '../navigation/use-path.js';
import { deliveryMethodsQuery } from './delivery-methods.js';
import type { Destination } from './destination.js';

/** Returns the query options of delivery methods, in the language of the page. */
export function useDeliveryMethods() {
  const path = usePath('/delivery-methods');
  return (destination: Destination) => deliveryMethodsQuery(path, destination);
}
