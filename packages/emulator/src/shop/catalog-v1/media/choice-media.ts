import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { StoredChoice, StoredOption } from '../product.js';
import type { StoredImage } from '../../images/image.js';

/** Reference to a choice of a product. */
export interface ChoiceName {
  readonly option: string;
  /** Description of the choice. */
  readonly choice: string;
}

/** Returns the product with changed images of its choices. */
export const mapChoiceMedia = (
  options: readonly StoredOption[],
  getMedia: (choice: StoredChoice, option: StoredOption) => readonly StoredImage[],
): StoredOption[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, media: getMedia(choice, option) })),
  }));

/**
 * Adds images to a choice, after its existing ones.
 *
 * @throws {ApplicationError} `MEDIA_OF_ANOTHER_OPTION` if choices of another option have images
 */
export function giveToChoice(
  options: readonly StoredOption[],
  { choice: wanted, option: name }: ChoiceName,
  images: readonly StoredImage[],
): StoredOption[] {
  if (images.length === 0) return [...options];
  const other = options.find((option) => option.name !== name && option.choices.some(({ media }) => media.length > 0));
  if (other) {
    const description = 'Only the choices of one option can have images.';
    throw new ApplicationError('invalidArgument', 'MEDIA_OF_ANOTHER_OPTION', description, { option: other.name });
  }
  return mapChoiceMedia(options, ({ description, media }, option) =>
    option.name === name && description === wanted ? withImages(media, images) : media,
  );
}

/** Appends images, without duplicates. */
export function withImages(media: readonly StoredImage[], images: readonly StoredImage[]): StoredImage[] {
  const result = new Map(media.map((image) => [image.id, image]));
  for (const image of images) if (!result.has(image.id)) result.set(image.id, image);
  return [...result.values()];
}
