import { ApplicationError } from '../../../kernel/errors/http-error.js';
import type { StoredChoice, StoredOption } from '../product.js';
import type { StoredImage } from '../../images/image.js';

/** A choice of a product. */
export interface ChoiceName {
  readonly option: string;
  /** The description of the choice. */
  readonly choice: string;
}

/** Gives the choices of a product other images. */
export const mapChoiceMedia = (
  options: readonly StoredOption[],
  mediaOf: (choice: StoredChoice, option: StoredOption) => readonly StoredImage[],
): StoredOption[] =>
  options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, media: mediaOf(choice, option) })),
  }));

/**
 * Adds images to a choice, after those that it has.
 * @throws {ApplicationError} 400 `MEDIA_OF_ANOTHER_OPTION` when choices of another option have images already
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
    throw new ApplicationError(400, 'MEDIA_OF_ANOTHER_OPTION', description, { option: other.name });
  }
  return mapChoiceMedia(options, ({ description, media }, option) =>
    option.name === name && description === wanted ? withImages(media, images) : media,
  );
}

/** Adds images after those that are there; none is there twice. */
export function withImages(media: readonly StoredImage[], images: readonly StoredImage[]): StoredImage[] {
  const result = new Map(media.map((image) => [image.id, image]));
  for (const image of images) if (!result.has(image.id)) result.set(image.id, image);
  return [...result.values()];
}
