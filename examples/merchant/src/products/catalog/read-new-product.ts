import { findDecimalsError, writeAmount } from '../../lib/amounts.js';
import { isAmount } from './is-amount.js';
import type { DescriptionFormat, NewProduct } from './merchant-catalog.js';

/** Maximum number of variants of a new product. */
const mostVariants = 100;

type Choices = Readonly<Record<string, string>>;

/** Lines of a text that are not empty. */
const splitLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Reads options, one in each line, such as `Size: S, M, L`. Leaves out lines without a name or choices. */
function readOptions(text: string): NewProduct['options'] {
  return splitLines(text)
    .map((line) => line.split(':'))
    .map(([name = '', ...rest]) => ({
      name: name.trim(),
      choices: [
        ...new Set(
          rest
            .join(':')
            .split(',')
            .map((choice) => choice.trim()),
        ),
      ].filter(Boolean),
    }))
    .filter(({ name, choices }) => name !== '' && choices.length > 0);
}

/** Every combination of the choices of options. */
const createCombinations = (options: NewProduct['options']): Choices[] =>
  options.reduce<Choices[]>(
    (variants, { name, choices }) =>
      variants.flatMap((variant) => choices.map((choice) => ({ ...variant, [name]: choice }))),
    [{}],
  );

/** Maximum length of the names of options and choices. */
const MAX_OPTION_LENGTH = 50;

/** Finds the error of options. */
function findOptionsError(text: string, options: NewProduct['options']): string | undefined {
  if (options.length < splitLines(text).length) return 'Enter lines such as "Size: S, M, L" only.';
  const names = options.map(({ name }) => name);
  if (names.some((name, index) => names.indexOf(name) < index)) return 'Enter each option once, with all its choices.';
  const isLong = (name: string) => name.length > MAX_OPTION_LENGTH;
  if (options.some(({ name, choices }) => [name, ...choices].some(isLong))) {
    return `Enter names of up to ${String(MAX_OPTION_LENGTH)} characters.`;
  }
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  return count > mostVariants ? `These are more than ${String(mostVariants)} variants.` : undefined;
}

/** Texts of the form for a new product. */
export interface NewProductTexts {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly sku: string;
  readonly quantity: string;
  readonly options: string;
}

/** Limits of the texts of a new product. */
interface NewProductLimits {
  /** Currency of the price (ISO 4217). */
  readonly currency: string;
  readonly findDescriptionError: DescriptionFormat['findError'];
}

/** Reads the form for a new product. Returns the errors by field instead if there are any. */
export function readNewProduct(
  texts: NewProductTexts,
  visible: boolean,
  { currency, findDescriptionError }: NewProductLimits,
): NewProduct | { readonly errors: Partial<NewProductTexts> } {
  const options = readOptions(texts.options);
  const priceError = isAmount(texts.price)
    ? findDecimalsError(texts.price, currency)
    : `Enter a price, such as ${writeAmount(29, currency)}.`;
  const descriptionError = findDescriptionError(texts.description, '');
  const optionsError = findOptionsError(texts.options, options);
  const errors: Partial<NewProductTexts> = {
    ...((texts.name === '' || texts.name.length > 80) && { name: 'Enter a name of up to 80 characters.' }),
    ...(descriptionError && { description: descriptionError }),
    ...(texts.sku.length > 40 && { sku: 'Enter up to 40 characters.' }),
    ...(priceError && { price: priceError }),
    ...(!/^\d{0,6}$/.test(texts.quantity) && { quantity: 'Enter a whole number, or nothing.' }),
    ...(optionsError && { options: optionsError }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const { name, description, price, sku } = texts;
  const quantity = texts.quantity ? Number(texts.quantity) : undefined;
  // A SKU identifies one variant.
  return {
    name,
    description,
    visible,
    media: [],
    options,
    variants: createCombinations(options).map((choices) => ({
      choices,
      price,
      sku: options.length > 0 ? '' : sku,
      quantity,
    })),
  };
}
