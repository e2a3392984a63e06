import { isApiError } from '@cartwright/core';
import { describeFailure } from '../../lib/attempt.server.js';
import type { EditedProduct, MediaFile, MerchantCatalog, NewProduct } from '../catalog/merchant-catalog.js';
import { isRevisionConflict } from '../catalog/revision-conflict.js';
import { changedFields, selectFields } from '../../lib/merge-edits.js';
import type { ImportedProduct, ImportedVariant } from './imported-file.js';

const idPattern = /^product_(.+)$/i;

/** Converts an imported product to one to create. */
function toNewProduct({ html, variants, ...product }: ImportedProduct): NewProduct {
  const names = Object.keys(variants[0]?.choices ?? {});
  const options = names.map((option) => ({
    name: option,
    choices: [...new Set(variants.map(({ choices }) => choices[option] ?? ''))],
  }));
  return { options, ...product, description: { html }, variants };
}

const isSame = (one: ImportedVariant['choices'], other: ImportedVariant['choices']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, choice]) => other[name] === choice);

/** Media that a product has after the import: those of the file, and if rows were left out, the others that it has. */
function mediaAfter({ media: before }: EditedProduct, { media, lacksMedia }: ImportedProduct): readonly MediaFile[] {
  if (media.length === 0) return before;
  if (!lacksMedia) return media;
  return [...media, ...before.filter(({ file }) => media.every((one) => one.file !== file))];
}

const isSameMedia = (some: readonly MediaFile[], others: readonly MediaFile[]): boolean =>
  some.length === others.length &&
  some.every(({ file, altText }, index) => file === others[index]?.file && altText === others[index].altText);

/** Changes a product to what the file has. Stock is set if the variant is stored at one location. */
async function update(catalog: MerchantCatalog, product: EditedProduct, file: ImportedProduct): Promise<void> {
  const matched = file.variants.flatMap((row) => {
    const variant = product.variants.find(({ choices }) => isSame(choices, row.choices));
    return variant ? [{ ...row, id: variant.id }] : [];
  });
  const wanted = {
    name: file.name,
    visible: file.visible ? 'on' : '',
    ...(file.price !== undefined && { price: file.price }),
    ...(file.discount !== undefined && { discount: file.discount }),
    ...Object.fromEntries(
      matched.flatMap(({ id, price, compareAt, sku, visible }): [string, string][] => [
        [`price:${id}`, price],
        [`compareAt:${id}`, compareAt],
        [`sku:${id}`, sku],
        ...(visible === undefined ? [] : [[`visible:${id}`, visible ? 'on' : ''] satisfies [string, string]]),
      ]),
    ),
  };
  const changes = {
    ...selectFields(changedFields(product.fields, wanted), (field) => field in product.fields),
    ...(file.html !== product.html && { html: file.html }),
  };
  if (Object.keys(changes).length > 0) await catalog.save(product.id, product.revision, changes);
  const stock = matched.flatMap(({ id, quantity }) => {
    const entries = product.stock.filter(({ variantId }) => variantId === id);
    const [entry] = entries;
    if (entries.length !== 1 || !entry || quantity === undefined || entry.quantity === quantity) return [];
    return [{ id: entry.id, revision: entry.revision, quantity }];
  });
  await catalog.setStock(product.id, stock);
  const media = mediaAfter(product, file);
  if (!isSameMedia(media, product.media)) await catalog.setMedia(product.id, media);
}

const changed = (name: string): string =>
  `${name}: changed since the export, so it was skipped. Export it again to see its values.`;

/** Creates or updates a product of a file. Returns the reason if it is not possible. */
export async function importProduct(catalog: MerchantCatalog, file: ImportedProduct): Promise<string | undefined> {
  const id = idPattern.exec(file.handle)?.[1];
  try {
    const product = id
      ? await catalog.read(id).catch((error: unknown) => {
          if (isApiError(error) && error.status === 404) return undefined;
          throw error;
        })
      : undefined;
    if (!product) {
      await catalog.create(toNewProduct(file));
      return undefined;
    }
    if (file.revision && file.revision !== product.revision) return changed(file.name);
    await update(catalog, product, file);
    return undefined;
  } catch (error) {
    if (isRevisionConflict(error)) return changed(file.name);
    return `${file.name}: ${describeFailure(error)}`;
  }
}
