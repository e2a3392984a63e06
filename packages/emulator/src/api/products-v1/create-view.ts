import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { View } from './format-variant.js';

/** Whether the caller is a merchant, to whom hidden products are visible. */
export const isMerchant = ({ caller }: RouteContext): boolean => caller.kind === 'apiKey';

/** Returns the caller's view. Cost and profit are for merchants who request them. */
export function createView(context: RouteContext): View {
  const input = context.request.method === 'GET' ? context.query : context.body;
  const flag = isObject(input) ? input['includeMerchantSpecificData'] : undefined;
  const { origin, tenant } = context;
  const merchantData = isMerchant(context) && (flag === true || flag === 'true');
  return { origin, currency: storeCurrency(tenant), merchantData };
}

/** Returns the view of a merchant who writes, which includes cost and profit. */
export const merchantView = ({ origin, tenant }: RouteContext): View => ({
  origin,
  currency: storeCurrency(tenant),
  merchantData: true,
});
