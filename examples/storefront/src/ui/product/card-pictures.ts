import type { ProductSummary } from '@cartwright/react/stores';

/** Names of choices, by option. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Lists the pictures of a product's card: those of the choices that a listing is filtered by, then the product's own. */
export function listCardPictures({ media, options }: ProductSummary, chosen: Choices = {}): string[] {
  const choices = options.flatMap((option) =>
    option.choices.filter(({ name }) => chosen[option.name]?.includes(name)).map((choice) => choice.media),
  );
  return [...new Set([...choices, media].flat().flatMap(({ image }) => image ?? []))];
}
