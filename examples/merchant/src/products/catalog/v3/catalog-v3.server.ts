import { type Client, media } from '@cartwright/core';
import { bulkAddItemToCategories, bulkRemoveItemFromCategories, queryCategories } from '@cartwright/stores/categories';
import { bulkUpdateInventoryItems, queryInventoryItems } from '@cartwright/stores/inventory-items-v3';
import {
  createProductWithInventory,
  deleteProduct,
  getProduct,
  type ProductMedia,
  updateProduct,
  updateProductWithInventory,
  type V3Product,
  type Variant,
} from '@cartwright/stores/products-v3';
import { queryStoresLocations } from '@cartwright/stores/stores-locations-v3';
import { writeAmount } from '../../../lib/amounts.js';
import { addChoice, removeChoice } from './change-choices.js';
import type { EditedOption, MerchantCatalog } from '../merchant-catalog.js';
import { descriptionV3 } from './description/description-format.js';
import { formatDescription } from './description/description.js';
import { describeMedia, moveMedia, replaceMedia } from './change-media.js';
import { getFile } from './to-media.js';
import { toNewProduct } from './to-new-product.js';
import { toUpdate } from './to-update.js';

const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const treeReference = { appNamespace: '@wix/stores', treeKey: null };

// A variant is replaced whole: without the data for merchants, an update would remove its cost.
const fields = [
  'MERCHANT_DATA',
  'DESCRIPTION',
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'CURRENCY',
  'DIRECT_CATEGORY_IDS',
] as const;

const getChoices = ({ choices = [] }: Variant): Record<string, string> =>
  Object.fromEntries(choices.map(({ optionChoiceNames: names }) => [names?.optionName ?? '', names?.choiceName ?? '']));

/** Name of a variant: its choices. */
const getName = (variant: Variant): string => Object.values(getChoices(variant)).join(', ');

/** Options of a product, with the number of variants of each choice. */
const getOptions = ({ options = [], variantsInfo }: V3Product): EditedOption[] => {
  const chosen = (variantsInfo?.variants ?? []).flatMap(({ choices = [] }) => choices);
  return options.map(({ _id, name, optionRenderType, choicesSettings }) => ({
    id: _id ?? '',
    name: name ?? '',
    isSwatch: optionRenderType === 'SWATCH_CHOICES',
    choices: (choicesSettings?.choices ?? []).map((choice) => ({
      id: choice.choiceId ?? '',
      name: choice.name ?? '',
      color: choice.colorCode ?? undefined,
      variantCount: chosen.filter(({ optionChoiceIds }) => optionChoiceIds?.choiceId === choice.choiceId).length,
    })),
  }));
};

/** Creates the merchant's access to Catalog V3. */
export function createCatalogV3(client: Client): MerchantCatalog {
  const { getScaledToFillImageUrl } = client.use(media);
  const getThumbnail = ({ image }: ProductMedia) => (image ? getScaledToFillImageUrl(image, 160, 160) : undefined);
  const load = (id: string) => client.use(getProduct)(id, { fields });
  const getMedia = (product: Awaited<ReturnType<typeof load>>): ProductMedia[] => product.media?.itemsInfo?.items ?? [];

  async function changeMedia(id: string, change: (items: ProductMedia[]) => readonly ProductMedia[]): Promise<void> {
    const product = await load(id);
    const items = change(getMedia(product)).map(({ _id, url, altText }) => ({
      ...(_id ? { _id } : { url: url ?? '' }),
      altText: altText ?? '',
    }));
    await client.use(updateProduct)(id, { revision: product.revision ?? '', media: { itemsInfo: { items } } });
  }

  return {
    version: 'v3',
    limits: { variants: 1000 },
    description: descriptionV3,
    async read(id) {
      const [product, { categories = [] }, { inventoryItems = [] }, { storesLocations = [] }] = await Promise.all([
        load(id),
        client.use(queryCategories)({ cursorPaging: { limit: 100 } }, { treeReference }),
        client.use(queryInventoryItems)({ filter: { productId: id }, cursorPaging: { limit: 1000 } }),
        client.use(queryStoresLocations)({}),
      ]);
      const variants = product.variantsInfo?.variants ?? [];
      const currency = product.currency ?? 'USD';
      const amount = (text: string | undefined) => (text ? writeAmount(text, currency) : '');
      const selected = new Set(product.directCategoryIdsInfo?.categoryIds);
      const names = new Map(variants.map((variant) => [variant._id, getName(variant)]));
      const locations = new Map(storesLocations.map(({ _id, name }) => [_id, name ?? '']));
      return {
        id,
        slug: product.slug ?? '',
        revision: product.revision ?? '',
        currency,
        fields: {
          name: product.name ?? '',
          description: formatDescription(product.description ?? {}),
          visible: product.visible ? 'on' : '',
          ...Object.fromEntries(
            variants.flatMap(({ _id, price, sku, visible, choices = [] }): [string, string][] => [
              [`price:${_id ?? ''}`, amount(price?.actualPrice?.amount)],
              [`compareAt:${_id ?? ''}`, amount(price?.compareAtPrice?.amount)],
              [`sku:${_id ?? ''}`, sku ?? ''],
              ...(choices.length > 0 ? [[`visible:${_id ?? ''}`, visible ? 'on' : ''] satisfies [string, string]] : []),
            ]),
          ),
        },
        html: product.plainDescription ?? '',
        variants: variants.map((variant) => ({
          id: variant._id ?? '',
          name: getName(variant),
          choices: getChoices(variant),
        })),
        options: getOptions(product),
        choiceStock: 'optional',
        media: getMedia(product).map((item) => ({
          id: item._id ?? '',
          file: getFile(item),
          altText: item.altText ?? '',
          image: getThumbnail(item),
        })),
        categories: categories.map(({ _id, name }) => ({
          id: _id ?? '',
          name: name ?? '',
          isSelected: selected.has(_id ?? ''),
        })),
        stock: inventoryItems.map((item) => ({
          id: item._id ?? '',
          variant: names.get(item.variantId ?? '') ?? '',
          variantId: item.variantId ?? '',
          location: locations.get(item.locationId ?? '') ?? '',
          quantity: item.trackQuantity ? (item.quantity ?? 0) : undefined,
          inStock: item.inStock ?? false,
          revision: item.revision ?? '',
        })),
      };
    },
    async save(id, revision, changes) {
      await client.use(updateProduct)(id, { ...toUpdate(await load(id), changes), revision });
    },
    async addChoice(id, revision, choice) {
      await client.use(updateProductWithInventory)(id, { ...addChoice(await load(id), choice), revision });
    },
    async removeChoice(id, revision, { optionId, choiceId }) {
      await client.use(updateProduct)(id, { ...removeChoice(await load(id), optionId, choiceId), revision });
    },
    async create(product) {
      const created = await client.use(createProductWithInventory)(toNewProduct(product));
      return created.product?._id ?? '';
    },
    remove: (id) => client.use(deleteProduct)(id),
    addMedia: (id, url) => changeMedia(id, (items) => [...items, { url }]),
    removeMedia: (id, mediaId) => changeMedia(id, (items) => items.filter(({ _id }) => _id !== mediaId)),
    moveMedia: (id, mediaId, by) => changeMedia(id, (items) => moveMedia(items, mediaId, by)),
    setAltText: (id, mediaId, text) => changeMedia(id, (items) => describeMedia(items, mediaId, text)),
    setMedia: (id, files) => changeMedia(id, (items) => replaceMedia(items, files)),
    async changeCategories(id, { added, removed }) {
      const item = { catalogItemId: id, appId: storesAppId };
      if (added.length > 0) await client.use(bulkAddItemToCategories)(item, { categoryIds: added, treeReference });
      if (removed.length > 0) {
        await client.use(bulkRemoveItemFromCategories)(item, { categoryIds: removed, treeReference });
      }
    },
    async setStock(_, changes) {
      if (changes.length === 0) return [];
      const { results = [] } = await client.use(bulkUpdateInventoryItems)(
        changes.map(({ id, revision, quantity }) => ({ inventoryItem: { _id: id, revision, quantity } })),
        { reason: 'MANUAL' },
      );
      return results.flatMap(({ itemMetadata }) => (itemMetadata?.success ? [] : (itemMetadata?._id ?? '')));
    },
  };
}
