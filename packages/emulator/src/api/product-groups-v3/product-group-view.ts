import { requestedFields } from '../catalog-v3/requested-fields.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { type GroupMember, groupMembers } from '../../shop/catalog-v3/product-groups/group-members.js';
import { type StoredProductGroup, productGroups } from '../../shop/catalog-v3/product-groups/product-group.js';
import { requireEntity } from '../../shop/catalog-v3/entity.js';
import { isMerchant } from '../products-v3/product-access.js';

/** Field of product groups that is returned only on request. */
type RequestedField = 'GROUPING_CUSTOMIZATION' | 'THUMBNAIL';

/** Fields of product groups that a caller sees. */
export interface ProductGroupView extends Pick<RouteContext, 'caller' | 'origin' | 'tenant'> {
  readonly fields: ReadonlySet<RequestedField>;
}

/**
 * Reads the requested fields of a call.
 *
 * @param request - Body or query string of the call.
 * @throws {ValidationError} for an unknown field
 */
export const createView = ({ caller, origin, tenant }: RouteContext, request: unknown): ProductGroupView => ({
  caller,
  origin,
  tenant,
  fields: requestedFields(request, ['GROUPING_CUSTOMIZATION', 'THUMBNAIL']),
});

/** Members of a group that the caller may see. Those that are not active are visible to merchants and apps only. */
export const visibleMembers = (
  { caller, tenant }: Pick<RouteContext, 'caller' | 'tenant'>,
  group: StoredProductGroup,
): readonly GroupMember[] =>
  groupMembers(tenant, group).filter(({ status }) => status === 'ACTIVE' || isMerchant({ caller }));

/** Returns the product group with this ID. @throws {ApplicationError} 404 `PRODUCT_GROUP_NOT_FOUND` */
export const requireProductGroup = ({ tenant }: Pick<RouteContext, 'tenant'>, id: string): StoredProductGroup =>
  requireEntity(productGroups(tenant), id, 'PRODUCT_GROUP_NOT_FOUND');
