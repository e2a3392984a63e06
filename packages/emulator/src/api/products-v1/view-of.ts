import { storeCurrency } from '../../kernel/money/store-currency.js';
import { isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { View } from './format-variant.js';

/** Whether a merchant asks, who sees hidden products. */
export const isMerchant = ({ caller }: RouteContext): boolean => caller.kind === 'apiKey';

/** What the caller may see: cost and profit only for merchants that ask for it. */
export function viewOf(context: RouteContext): View {
  const input = context.request.method === 'GET' ? context.query : context.body;
  const flag = isObject(input) ? input['includeMerchantSpecificData'] : undefined;
  const { origin, tenant } = context;
  const merchantData = isMerchant(context) && (flag === true || flag === 'true');
  return { origin, currency: storeCurrency(tenant), merchantData };
}

/** What a merchant who writes sees: all of it. */
export const merchantView = ({ origin, tenant }: RouteContext): View => ({
  ...{ origin, currency: storeCurrency(tenant), merchantData: true },
});
