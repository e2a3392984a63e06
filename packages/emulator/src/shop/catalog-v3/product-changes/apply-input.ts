import { ruleError } from '../../../kernel/input/violation.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { findByKey } from '../products/product-keys.js';
import type { StoredProduct } from '../products/product.js';
import type { ProductInput } from './product-input.js';
import { refuse, refuseTaken } from './refuse.js';
import { resolveModifier, resolveOption } from './resolve-options.js';
import { resolveBrand, resolveInfoSection, resolveRibbon } from './resolve-references.js';
import { resolveVariants } from './resolve-variants.js';

/** Converts a missing value to `undefined`. */
const orNone = <T, R>(value: T | null, read: (value: T) => R): R | undefined =>
  value === null ? undefined : read(value);

/** IDs of the entities that the input refers to. Creates the new ones. */
function references(tenant: Tenant, input: ProductInput, infoSectionFailure: string) {
  const { additionalRibbons, brand, infoSections, ribbon } = input;
  const sections = infoSections?.map((section) => resolveInfoSection(tenant, section, infoSectionFailure));
  return {
    ...(brand !== undefined && { brandId: orNone(brand, (one) => resolveBrand(tenant, one)) }),
    ...(ribbon !== undefined && { ribbonId: orNone(ribbon, (one) => resolveRibbon(tenant, one)) }),
    ...(additionalRibbons && { additionalRibbonIds: additionalRibbons.map((one) => resolveRibbon(tenant, one)) }),
    ...(sections && { infoSectionIds: [...new Set(sections)] }),
  };
}

function getModifiers(tenant: Tenant, modifiers: NonNullable<ProductInput['modifiers']>) {
  const resolved = modifiers.map((modifier) => resolveModifier(tenant, modifier));
  const ids = resolved.map(({ customizationId }) => customizationId);
  if (new Set(ids).size === ids.length) return resolved;
  throw ruleError('product.modifiers', 'must not contain duplicates', 'MODIFIERS_ID_DUPLICATION_ERROR');
}

/** Visibility of product and default variant, which follow each other. */
function withVisibility(product: StoredProduct, input: ProductInput): StoredProduct {
  const [variant] = product.variants;
  if (product.options.length > 0 || !variant) return product;
  const visible = input.visible ?? (input.variants ? variant.visible : product.visible);
  return { ...product, visible, variants: product.variants.map((one) => ({ ...one, visible })) };
}

/** Removes the images and videos that the product no longer has from its choices. */
function withoutMissingMedia(product: StoredProduct): StoredProduct {
  const known = new Set(product.media.map(({ id }) => id));
  const kept = <T extends { readonly mediaIds?: readonly string[] }>(choices: readonly T[]): readonly T[] =>
    choices.map((choice) => ({
      ...choice,
      ...(choice.mediaIds && { mediaIds: choice.mediaIds.filter((id) => known.has(id)) }),
    }));
  return {
    ...product,
    options: product.options.map((option) => ({ ...option, choices: kept(option.choices) })),
    modifiers: product.modifiers.map((modifier) => ({ ...modifier, choices: kept(modifier.choices) })),
  };
}

function checkSlug(tenant: Tenant, { id, slug }: StoredProduct): void {
  const taken = findByKey(tenant, 'slug', slug, id);
  if (taken) refuseTaken('DUPLICATE_SLUG_ERROR', `Another product has the slug ${slug}.`, { productId: taken.id });
}

/**
 * Returns the product with the input applied. Creates the entities that the input names and that do not exist.
 *
 * @param infoSectionFailure - Code of the error if an info section cannot be found or created.
 * @throws {ApplicationError} 409 or 428 if an entity cannot be found or created, or the slug is taken
 * @throws {ValidationError} for choices of variants that the options lack
 */
export function applyInput(
  tenant: Tenant,
  before: StoredProduct,
  input: ProductInput,
  infoSectionFailure: string,
): StoredProduct {
  if (input.name?.trim() === '') refuse('ONLY_SPACES_STRING_ERROR', 'The name of a product cannot consist of spaces.');
  const { additionalRibbons, brand, infoSections, modifiers, options, ribbon, subscriptions, variants, ...plain } =
    input;
  const media = plain.media ? withoutMissingMedia({ ...before, media: plain.media }) : before;
  const changed = {
    ...media,
    ...Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, value ?? undefined])),
    ...references(tenant, input, infoSectionFailure),
    ...(options && { options: options.map((option) => resolveOption(tenant, option)) }),
    ...(modifiers && { modifiers: getModifiers(tenant, modifiers) }),
    ...(subscriptions && { subscriptions: subscriptions.map((one) => ({ ...one, id: one.id ?? newId() })) }),
  } as StoredProduct;
  if (input.slug !== undefined) checkSlug(tenant, changed);
  const resolved = variants ? resolveVariants(tenant, variants, changed, before.variants) : changed.variants;
  return withVisibility({ ...changed, variants: resolved }, input);
}
