import type { Input } from '../../../kernel/input/object.js';
import type { StoredBrand } from '../../../shop/catalog-v3/brands/brand.js';
import { allProductsCategoryId, type StoredCategory } from '../../../shop/catalog-v3/categories/category.js';
import type { StoredInfoSection } from '../../../shop/catalog-v3/info-sections/info-section.js';
import { inventoryItemId, type StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { defaultLocationId } from '../../../shop/catalog-v3/locations/location.js';
import { toNumber, toObject, present, readEntity, readImage, toText } from '../read-values.js';

/** Reads a brand or a ribbon. */
export const readNamed = (input: Input): StoredBrand => ({ ...readEntity(input), name: toText(input['name']) });

/** Reads an info section. */
export const readInfoSection = (input: Input): StoredInfoSection => ({
  ...readEntity(input),
  uniqueName: toText(input['uniqueName']),
  title: toText(input['title']),
  text: present({ rich: input['description'] as object | undefined }),
});

/** Reads a category. That of all products has an ID of the emulator. */
export function readCategory(input: Input, allProductsId: string): StoredCategory {
  const parent = toObject(input['parentCategory']);
  const [image] = readImage(toObject(input['image']));
  const entity = readEntity(input);
  return {
    ...entity,
    id: entity.id === allProductsId ? allProductsCategoryId : entity.id,
    name: toText(input['name']),
    slug: toText(input['slug']),
    handle: toText(input['handle'], toText(input['slug'])),
    visible: input['visible'] !== false,
    index: toNumber(parent['index']) ?? 0,
    arrangedItemIds: [],
    ...present({
      image,
      description: input['description'] as string | undefined,
      richDescription: input['richContentDescription'] as object | undefined,
      parentId: parent['id'] as string | undefined,
      managingAppId: input['managingAppId'] as string | undefined,
      seoData: input['seoData'] as object | undefined,
    }),
  };
}

/** Reads the stock of a variant. The emulator has one location. */
export function readInventoryItem(input: Input): StoredInventoryItem {
  const variantId = toText(input['variantId']);
  const preorder = toObject(input['preorderInfo']);
  const hasPreorder = ['message', 'limit'].some((name) => name in preorder) || preorder['enabled'] === true;
  const quantity = input['trackQuantity'] === false ? undefined : toNumber(input['quantity']);
  return {
    ...readEntity(input),
    id: inventoryItemId(variantId, defaultLocationId),
    productId: toText(input['productId']),
    variantId,
    locationId: defaultLocationId,
    ...(quantity === undefined ? { inStock: input['inStock'] === true } : { quantity }),
    ...(hasPreorder && {
      preorder: {
        enabled: preorder['enabled'] === true,
        limit: toNumber(preorder['limit']) ?? 0,
        counter: toNumber(preorder['counter']) ?? 0,
        ...present({ message: preorder['message'] as string | undefined }),
      },
    }),
  };
}
