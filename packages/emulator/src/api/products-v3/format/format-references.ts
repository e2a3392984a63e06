import { brands } from '../../../shop/catalog-v3/brands/brand.js';
import { infoSections } from '../../../shop/catalog-v3/info-sections/info-section.js';
import { allCategories, directCategories } from '../../../shop/catalog-v3/categories/categories-of-item.js';
import { getPath } from '../../../shop/catalog-v3/categories/category-tree.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { ribbons } from '../../../shop/catalog-v3/ribbons/ribbon.js';
import { formatPlainText, formatRichContent } from '../../catalog-v3/format-text.js';
import type { ProductView } from './product-view.js';

/** Formats the brand of a product. One that was deleted is none. */
export function formatBrand({ brandId = '' }: StoredProduct, { tenant }: ProductView): object {
  const brand = brands(tenant).get(brandId);
  return brand ? { brand: { id: brand.id, name: brand.name } } : {};
}

/** Formats the ribbon and the additional ribbons of a product. */
export function formatRibbons({ additionalRibbonIds, ribbonId }: StoredProduct, { tenant }: ProductView): object {
  const format = (id: string) => {
    const ribbon = ribbons(tenant).get(id);
    return ribbon ? [{ id, name: ribbon.name }] : [];
  };
  const [ribbon] = ribbonId === undefined ? [] : format(ribbonId);
  return { ...(ribbon && { ribbon }), additionalRibbons: additionalRibbonIds.flatMap(format) };
}

/** Fields on request that info sections are returned with. */
const sectionFields = ['INFO_SECTION', 'INFO_SECTION_DESCRIPTION', 'INFO_SECTION_PLAIN_DESCRIPTION'];

/** Formats the info sections of a product: none, unless their names or texts are requested. */
export function formatInfoSections({ infoSectionIds }: StoredProduct, { fields, tenant }: ProductView): object[] {
  if (!sectionFields.some((field) => fields.has(field))) return [];
  return infoSectionIds.flatMap((id) => {
    const section = infoSections(tenant).get(id);
    if (!section) return [];
    const { text, title, uniqueName } = section;
    return [
      {
        id,
        ...(fields.has('INFO_SECTION') && { uniqueName, title }),
        ...(fields.has('INFO_SECTION_DESCRIPTION') && { description: formatRichContent(text) }),
        ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: formatPlainText(text) }),
      },
    ];
  });
}

/** Formats the categories of a product that are requested. */
export function formatCategories({ id, mainCategoryId }: StoredProduct, { fields, tenant }: ProductView): object {
  const breadcrumbs = () =>
    getPath(tenant, mainCategoryId).map((category) => ({
      categoryId: category.id,
      categoryName: category.name,
      categorySlug: category.slug,
    }));
  const direct = () => directCategories(tenant, id);
  return {
    ...(fields.has('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo: { categories: direct() } }),
    ...(fields.has('DIRECT_CATEGORY_IDS') && {
      directCategoryIdsInfo: { categoryIds: direct().map((category) => category.id) },
    }),
    ...(fields.has('ALL_CATEGORIES_INFO') && { allCategoriesInfo: { categories: allCategories(tenant, id) } }),
    ...(fields.has('BREADCRUMBS_INFO') && { breadcrumbsInfo: { breadcrumbs: breadcrumbs() } }),
  };
}
