import { toOptions, type Chosen, type Option } from './option.js';
import { ownText } from './own-text.js';
import type { SelectableChoice, SelectableProduct, SelectableVariant } from './selectable-product.js';

/** Variant that can be ordered, or the product itself when no variant is listed. */
export interface Offer<Variant> {
  readonly variant: Variant | undefined;
}

/** Offers of a product, indexed for repeated lookups. */
interface Offers<Variant> {
  readonly options: readonly Option[];
  /** Offers that match the choices. */
  readonly with: (chosen: Chosen) => Offer<Variant>[];
}

/**
 * Reads the offers of a product. With managed variants: the visible variants. Otherwise: every combination of visible
 * choices, even if the platform lists no variant for it.
 */
export function readOffers<Variant extends SelectableVariant>(product: SelectableProduct<Variant>): Offers<Variant> {
  const options = toOptions(product);
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
