import { ApplicationError } from '../../kernel/errors/application-error.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { type StoredProduct, products } from '../../shop/catalog-v3/products/product.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';
import { type ProductView, productFields } from './format/product-view.js';

/** Whether the caller is a merchant or an app, to whom hidden products and costs are visible. */
export const isMerchant = ({ caller }: Pick<RouteContext, 'caller'>): boolean => caller.kind === 'apiKey';

const notFound = (data: object): ApplicationError =>
  new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'The product does not exist.', data);

/**
 * Returns the product with an ID.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`
 */
export function requireProduct(tenant: Tenant, id: string): StoredProduct {
  const product = products(tenant).get(id);
  if (product) return product;
  throw notFound({ id: id.slice(0, 100) });
}

/**
 * Returns a product that the caller may see.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` if there is none, or it is hidden from the caller
 */
export function visibleProduct(context: RouteContext, product: StoredProduct | undefined): StoredProduct {
  if (product && (product.visible || isMerchant(context))) return product;
  throw notFound({});
}

/**
 * Reads the requested fields of a call, and returns the view of products that the caller has.
 *
 * @param request - Body or query string of the call.
 * @param known - Fields that can be requested.
 * @throws {ValidationError} for an unknown field
 * @throws {ApplicationError} 403 `NO_PERMISSION_TO_READ_MERCHANT_DATA`
 */
export function createView(
  context: RouteContext,
  request: unknown,
  known: readonly string[] = productFields,
): ProductView {
  const fields: ReadonlySet<string> = requestedFields(request, known);
  if (fields.has('MERCHANT_DATA') && !isMerchant(context)) {
    const description = 'Only merchants and apps can request MERCHANT_DATA.';
    throw new ApplicationError('permissionDenied', 'NO_PERMISSION_TO_READ_MERCHANT_DATA', description);
  }
  const { origin, tenant } = context;
  const currency = storeCurrency(tenant);
  const formats = fields.has('CURRENCY') ? currency : undefined;
  return { tenant, origin, isMerchant: isMerchant(context), currency, fields, formats };
}
