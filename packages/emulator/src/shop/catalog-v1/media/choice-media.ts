import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import { ApplicationError } from '../../../kernel/errors/wire-error.js';
import type { StoredChoice, StoredOption, StoredProduct } from '../product.js';
import type { StoredImage } from '../../images/image.js';

/** A choice of a product. */
export interface ChoiceName {
  readonly option: string;
  /** The description of the choice. */
  readonly choice: string;
}

/** Reads which choice of a product is meant, by its description or value. */
export function readChoiceName(
  reader: FieldReader,
  input: Input,
  at: string,
  { options }: StoredProduct,
): ChoiceName | undefined {
  const [name, wanted] = (['option', 'choice'] as const).map((field) => {
    if (isMissing(input[field])) reader.missing(`${at}.${field}`);
    return reader.text(input[field], `${at}.${field}`, { min: 1, max: 50 });
  });
  if (name === undefined || wanted === undefined) return undefined;
  const option = options.find((candidate) => candidate.name === name);
  if (!option) {
    return reader.refuse(`${at}.option`, 'is not an option of this product', 'OTHER', { ruleName: 'UNKNOWN_OPTION' });
  }
  const choice =
    option.choices.find(({ description }) => description === wanted) ??
    option.choices.find(({ value }) => value === wanted);
  if (choice) return { option: name, choice: choice.description };
  return reader.refuse(`${at}.choice`, 'is not a choice of this option', 'OTHER', { ruleName: 'UNKNOWN_CHOICE' });
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
