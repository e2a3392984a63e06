import { requestedProduct } from '../find-product.js';
import { readChoiceName } from './read-choice-name.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import {
  type ChoiceName,
  giveToChoice,
  mapChoiceMedia,
  withImages,
} from '../../../shop/catalog-v1/media/choice-media.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import { imageOfId, imageOfUrl } from '../../../shop/images/image-of.js';
import type { StoredImage } from '../../../shop/images/image.js';

/** Reads an image: the id of a file, or the URL of a new one. */
function readImage(reader: FieldReader, input: Input, at: string, altText: string): StoredImage | undefined {
  const mediaId = reader.string(input['mediaId'], `${at}.mediaId`, { min: 1, max: 200 });
  const url = reader.string(input['url'], `${at}.url`, { min: 1, max: 2000 });
  const references = [input['mediaId'], input['url']].filter((value) => value !== undefined && value !== null);
  if (references.length === 0) return reader.addViolation(at, 'must have a mediaId or a url', 'REQUIRED_ONE_OF_FIELD');
  if (references.length === 2)
    return reader.addViolation(at, 'must not have both a mediaId and a url', 'ONE_OF_ALIGNMENT');
  if (mediaId !== undefined) {
    return imageOfId(mediaId, altText) ?? reader.addViolation(`${at}.mediaId`, 'must be the id of a file', 'FORMAT');
  }
  if (url === undefined) return undefined;
  return (
    imageOfUrl(url, altText) ??
    reader.addViolation(`${at}.url`, 'must be an address that begins with https:// or http://', 'FORMAT')
  );
}

/** A choice and the images to assign to it. */
interface Assignment {
  readonly name: ChoiceName;
  readonly mediaIds: readonly string[];
}

/** Reads the assignments of images to choices. */
function readAssignments(
  reader: FieldReader,
  { body }: RouteContext,
  product: StoredProduct,
  { min }: { min: number },
): Assignment[] {
  const value = isObject(body) ? body['media'] : undefined;
  if (isMissing(value)) reader.missing('media');
  return (reader.list(value, 'media', { min, max: 10 }) ?? []).flatMap((item, index) => {
    const at = `media[${index}]`;
    const input = reader.required(item, at);
    const name = readChoiceName(reader, input, at, product);
    const mediaIds = reader.ids(input['mediaIds'] ?? [], `${at}.mediaIds`, { max: 50 });
    return name ? [{ name, mediaIds }] : [];
  });
}

/** Adds images to a product after its existing ones, and assigns them to choices on request. */
const addProductMediaRoute = route({
  id: 'stores.products.addProductMedia',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/media', '/v1/products/{id}/media'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const value = isObject(context.body) ? context.body['media'] : undefined;
    if (isMissing(value)) reader.missing('media');
    const added = (reader.list(value, 'media', { min: 1, max: 50 }) ?? []).flatMap((item, index) => {
      const at = `media[${index}]`;
      const input = reader.required(item, at);
      const image = readImage(reader, input, at, product.name);
      const choice = reader.object(input['choice'], `${at}.choice`);
      const name = choice && readChoiceName(reader, choice, `${at}.choice`, product);
      return image ? [{ image, name }] : [];
    });
    reader.check();
    const options = added.reduce(
      (result, { image, name }) => (name ? giveToChoice(result, name, [image]) : result),
      product.options,
    );
    const media = withImages(
      product.media,
      added.map(({ image }) => image),
    );
    saveProduct(context.tenant, { ...product, media, options });
    return {};
  },
});

/** Removes images from a product and its choices: those with the given ids, or all for an empty list. */
const removeProductMediaRoute = route({
  id: 'stores.products.removeProductMedia',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/media/delete', '/v1/products/{id}/media/delete'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const ids = reader.ids(isObject(context.body) ? context.body['mediaIds'] : undefined, 'mediaIds', { max: 50 });
    reader.check();
    const left = (media: readonly StoredImage[]) => media.filter(({ id }) => ids.length > 0 && !ids.includes(id));
    const options = mapChoiceMedia(product.options, ({ media }) => left(media));
    saveProduct(context.tenant, { ...product, media: left(product.media), options });
    return {};
  },
});

/** Returns the images of a product with these ids. */
function getImages(product: StoredProduct, ids: readonly string[]): StoredImage[] {
  const missing = ids.filter((id) => !product.media.some((image) => image.id === id));
  if (missing.length > 0) {
    throw new ApplicationError('notFound', 'MEDIA_NOT_FOUND', 'The product has no media with these IDs.', {
      mediaIds: missing,
    });
  }
  return product.media.filter(({ id }) => ids.includes(id));
}

/** Assigns images of a product to its choices. Only the choices of one option can have images. */
const addProductMediaToChoicesRoute = route({
  id: 'stores.products.addProductMediaToChoices',
  method: 'PATCH',
  paths: ['/stores/v1/products/{id}/choices/media', '/v1/products/{id}/choices/media'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const assignments = readAssignments(reader, context, product, { min: 1 });
    reader.check();
    const options = assignments.reduce(
      (result, { mediaIds, name }) => giveToChoice(result, name, getImages(product, mediaIds)),
      product.options,
    );
    saveProduct(context.tenant, { ...product, options });
    return {};
  },
});

/** Removes images from choices; the product keeps them. An empty list means all choices, or all images of a choice. */
const removeProductMediaFromChoicesRoute = route({
  id: 'stores.products.removeProductMediaFromChoices',
  method: 'POST',
  paths: ['/stores/v1/products/{id}/choices/media/delete', '/v1/products/{id}/choices/media/delete'],
  access: 'merchant',
  handle: (context) => {
    const product = requestedProduct(context);
    const reader = new FieldReader();
    const assignments = readAssignments(reader, context, product, { min: 0 });
    reader.check();
    const options = mapChoiceMedia(product.options, ({ description, media }, option) => {
      if (assignments.length === 0) return [];
      const meant = assignments.filter(({ name }) => name.option === option.name && name.choice === description);
      return media.filter(({ id }) => meant.every(({ mediaIds }) => mediaIds.length > 0 && !mediaIds.includes(id)));
    });
    saveProduct(context.tenant, { ...product, options });
    return {};
  },
});

/** The routes that add and remove the media of products and choices. */
export const productMediaRoutes = [
  addProductMediaRoute,
  removeProductMediaRoute,
  addProductMediaToChoicesRoute,
  removeProductMediaFromChoicesRoute,
] as const;
