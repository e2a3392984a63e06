import type { ProductSummary } from '@cartwright/react/stores';
import { getPrice } from '@cartwright/stores/selection';
import { Link } from '../link.js';
import { type Choices, listCardPictures } from './card-pictures.js';
import { SaveButton } from './save-button.js';
import { ProductImage } from '../product-image.js';
import { PriceTag } from './price-tag.js';
import { QuickAdd } from './quick-add.js';
import { Ribbon } from './ribbon.js';
import { SwatchDots } from './swatch-dots.js';

interface ProductCardProps {
  product: ProductSummary;
  /** Width of the card, as in the `sizes` attribute of images. */
  sizes?: string;
  eager?: boolean;
  /** Choices whose picture is shown, by option. */
  choices?: Choices | undefined;
}

const gridSizes = '(min-width: 80rem) 20rem, (min-width: 48rem) 30vw, 46vw';

/** Product card. The whole card is a link. The second picture is shown on hover. */
export function ProductCard({ choices, product, sizes = gridSizes, eager = false }: ProductCardProps) {
  const { name, slug } = product;
  const [first, second] = listCardPictures(product, choices);
  return (
    <article className="group relative flex flex-col">
      <div className="relative overflow-hidden rounded-2xl">
        <ProductImage
          reference={first}
          alt=""
          width={480}
          height={533}
          sizes={sizes}
          priority={eager}
          className="aspect-9/10 w-full transition-transform duration-700 ease-out group-hover:scale-[1.03]"
        />
        {second && (
          <ProductImage
            reference={second}
            alt=""
            width={480}
            height={533}
            sizes={sizes}
            className="absolute inset-0 hidden aspect-9/10 w-full opacity-0 transition-opacity duration-500 group-hover:opacity-100 motion-safe:hover-device:block"
          />
        )}
        <Ribbon product={product} />
        <SaveButton
          product={product}
          className="absolute! top-2 right-2 z-10 size-9! border border-transparent bg-raised shadow-md sm:top-3 sm:right-3 sm:size-11!"
        />
        <QuickAdd product={product} />
      </div>
      <h3 className="mt-4 text-base leading-snug font-semibold tracking-tight">
        <Link
          to={`/products/${encodeURIComponent(slug)}`}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
        >
          {name}
        </Link>
      </h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <PriceTag price={getPrice(product)} className="text-sm" />
        <SwatchDots product={product} />
      </div>
    </article>
  );
}
