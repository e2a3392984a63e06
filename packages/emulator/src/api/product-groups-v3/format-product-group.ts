import { ownOrigins } from '../../kernel/origins.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredChoice, customizations } from '../../shop/catalog-v3/customizations/customization.js';
import { productStock } from '../../shop/catalog-v3/product-facts/product-stock.js';
import type { GroupMember } from '../../shop/catalog-v3/product-groups/group-members.js';
import type { StoredProductGroup } from '../../shop/catalog-v3/product-groups/product-group.js';
import { formatImageMedia } from '../catalog-v3/media/format-image-media.js';
import { formatTags } from '../catalog-v3/tags/format-tags.js';
import { isMerchant } from '../products-v3/product-access.js';
import { type ProductGroupView, visibleMembers } from './product-group-view.js';

const formatChoice = ({ id, key, name, swatch }: StoredChoice): object => ({
  id,
  key,
  name,
  choiceType: swatch.type,
  ...(swatch.type === 'ONE_COLOR' && { colorCode: swatch.color }),
});

const formatMember = (tenant: Tenant, { choice, product, status }: GroupMember): object => ({
  productId: product.id,
  productName: product.name,
  slug: product.slug,
  status,
  inventoryAvailabilityStatus: productStock(tenant, product).availability,
  ...(choice && { choice: formatChoice(choice) }),
});

function formatCustomization(tenant: Tenant, customizationId: string): object {
  const customization = customizations(tenant).get(customizationId);
  if (!customization) return {};
  const { id, key, name, renderType, type } = customization;
  return {
    groupingCustomization: { id, key, name, customizationType: type, customizationRenderType: renderType },
  };
}

/** Formats the changeable fields of a product group. */
export const formatContent = (
  { choiceOrder, extendedFields, media, name, ...tags }: StoredProductGroup,
  origin = ownOrigins(''),
) => ({
  name,
  choiceOrder,
  tags: formatTags(tags),
  ...(media && { media: formatImageMedia(media, origin) }),
  ...(extendedFields && { extendedFields }),
});

/** Formats a product group with the members and fields that the caller sees. */
export function formatProductGroup(group: StoredProductGroup, view: ProductGroupView): object {
  const { createdDate, customizationId, handle, id, media, revision, updatedDate } = group;
  const { fields, origin, tenant } = view;
  return {
    id,
    revision: String(revision),
    createdDate,
    updatedDate,
    handle,
    ...formatContent(group),
    groupingCustomizationId: customizationId,
    ...(fields.has('GROUPING_CUSTOMIZATION') && formatCustomization(tenant, customizationId)),
    members: visibleMembers(view, group).map((member) => formatMember(tenant, member)),
    ...(media && { media: formatImageMedia(media, origin, fields.has('THUMBNAIL')) }),
    tags: formatTags(group, isMerchant(view)),
  };
}
