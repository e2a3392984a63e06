import type { Origins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import type { StoredCategory } from '../../shop/catalog-v3/categories/category.js';
import { itemCount } from '../../shop/catalog-v3/categories/category-items.js';
import { getPath } from '../../shop/catalog-v3/categories/category-tree.js';
import { requestedFields } from '../catalog-v3/requested-fields.js';
import { formatImage } from '../media/format-image.js';
import { treeReference } from './tree-reference.js';

const fieldsOnRequest = ['DESCRIPTION', 'RICH_CONTENT_DESCRIPTION', 'BREADCRUMBS_INFO'] as const;

/** Field of a category that is returned on request. */
type RequestedField = (typeof fieldsOnRequest)[number];

/** Formats a category with some of its fields on request. */
export function formatCategory(
  tenant: Tenant,
  category: StoredCategory,
  origin: Origins,
  fields: ReadonlySet<RequestedField>,
): object {
  const { createdDate, description, extendedFields, handle, id, image, index, managingAppId, name } = category;
  const { parentId, revision, richDescription, seoData, slug, updatedDate, visible } = category;
  const breadcrumbs = () =>
    getPath(tenant, parentId).map((ancestor) => ({
      categoryId: ancestor.id,
      categoryName: ancestor.name,
      categorySlug: ancestor.slug,
    }));
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    name,
    ...(image && { image: formatImage(image, origin) }),
    itemCounter: itemCount(tenant, id),
    ...(fields.has('DESCRIPTION') && description !== undefined && { description }),
    visible,
    ...(fields.has('BREADCRUMBS_INFO') && { breadcrumbsInfo: { breadcrumbs: breadcrumbs() } }),
    parentCategory: { ...(parentId !== undefined && { id: parentId }), index },
    slug,
    handle,
    ...(seoData && { seoData }),
    ...(fields.has('RICH_CONTENT_DESCRIPTION') && richDescription && { richContentDescription: richDescription }),
    treeReference,
    ...(managingAppId !== undefined && { managingAppId }),
    ...(extendedFields && { extendedFields }),
  };
}

/**
 * Returns the function that formats categories with the fields on request of a call.
 *
 * @throws {ValidationError} for an unknown field
 */
export function categoryFormat(
  { origin, tenant }: RouteContext,
  request: unknown,
): (category: StoredCategory) => object {
  const fields = requestedFields(request, fieldsOnRequest);
  return (category) => formatCategory(tenant, category, origin, fields);
}
