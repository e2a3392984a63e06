import { optionsOf, type Chosen, type Option } from './option.js';
import { ownText } from './own-text.js';
import type { SelectableChoice, SelectableProduct, SelectableVariant } from './selectable-product.js';

/** Something that choices can still mean: a variant, or the product itself where no variant says more. */
export interface Offer<Variant> {
  readonly variant: Variant | undefined;
}

/** A product, read once for many questions. */
interface Offers<Variant> {
  readonly options: readonly Option[];
  /** What these choices can still mean. */
  readonly with: (chosen: Chosen) => Offer<Variant>[];
}

/**
 * Reads what a product offers. With managed variants, that is those that are shown. Without, it is every combination of
 * the choices that are shown, whether the platform lists them as variants or not.
 */
export function readOffers<Variant extends SelectableVariant>(product: SelectableProduct<Variant>): Offers<Variant> {
  const options = optionsOf(product);
  const variants = (product.variants ?? []).map((variant) => ({
    variant,
    isShown: variant.variant?.visible !== false,
    choices: new Map<Option, SelectableChoice | undefined>(
      options.flatMap((option) => {
        const text = ownText(variant.choices, option.name);
        return text === undefined ? [] : [[option, option.byText.get(text)] as const];
      }),
    ),
  }));
  const onlyListed = variants.length > 0 && (product.manageVariants === true || options.length === 0);

  return {
    options,
    with(chosen) {
      const pairs = [...chosen];
      if (product.visible === false || pairs.some(([, choice]) => choice.visible === false)) return [];
      const meant = variants.filter(({ choices }) =>
        pairs.every(([option, choice]) => !choices.has(option) || choices.get(option) === choice),
      );
      if (meant.length === 0 && !onlyListed) return [{ variant: undefined }];
      return meant.filter(({ isShown }) => isShown);
    },
  };
}
