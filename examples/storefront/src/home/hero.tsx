import type { ProductSummary } from '@cartwright/react/stores';
import { Link } from '../ui/link.js';
import { useTexts } from '../lib/language/use-texts.js';
import { buttonStyle } from '../ui/button-style.js';
import { classNames } from '../ui/class-names.js';
import { ProductImage } from '../ui/product-image.js';
import { Skeleton } from '../ui/skeleton.js';
import { useFeatured } from './use-featured.js';
import { Icon } from '../ui/icon.js';

/** Introduction of the store with three featured products. */
export function Hero() {
  const { products } = useFeatured();
  const { hero, lead } = useTexts('home');
  const { seeEverything } = useTexts('app');
  const [first, second, third] = products;
  return (
    <section className="wrap pt-4 sm:pt-6">
      <div className="relative grid overflow-hidden rounded-4xl bg-butter on-block lg:grid-cols-[1fr_auto]">
        <div className="flex min-w-0 flex-col justify-between gap-8 p-[min(1.75rem,8vw)] sm:p-12">
          <h1 className="text-4xl font-bold wrap-anywhere tracking-[-0.05em] lg:text-[clamp(4rem,6.4vw,6.25rem)]">
            {hero.first} <br className="lg:hidden" />
            {hero.second} <br className="hidden lg:inline" />
            <span className="aside tracking-[-0.03em]">{hero.last}</span>
          </h1>
          <div className="flex flex-wrap items-end justify-between gap-8">
            <p className="max-w-xs text-lg leading-snug">{lead}</p>
            <Link
              to="/collections/all-products"
              className={buttonStyle('primary', 'normal', 'bg-on-block! text-butter! hover:underline')}
            >
              {seeEverything}
              <Icon name="arrow-right" className="size-5" />
            </Link>
          </div>
        </div>
        {/* The large tile is as high as the two small ones and the gap: each shows a whole picture of 9:10. */}
        <div className="grid grid-cols-[1fr_calc((100%-1.425rem)/3)] gap-3 p-3 sm:grid-cols-[1fr_calc((100%-1.9rem)/3)] sm:gap-4 sm:p-4 lg:w-[44vw] lg:self-center xl:w-[37rem]">
          <HeroTile
            product={first}
            className="row-span-2"
            width={540}
            height={600}
            sizes="(min-width: 64rem) 25rem, 62vw"
          />
          <HeroTile product={second} width={270} height={300} sizes="(min-width: 64rem) 12rem, 30vw" />
          <HeroTile product={third} width={270} height={300} sizes="(min-width: 64rem) 12rem, 30vw" />
        </div>
      </div>
    </section>
  );
}

interface HeroTileProps {
  product: ProductSummary | undefined;
  className?: string;
  width: number;
  height: number;
  /** Width of the tile, as in the `sizes` attribute of images. */
  sizes: string;
}

function HeroTile({ product, className, width, height, sizes }: HeroTileProps) {
  if (!product) return <Skeleton className={classNames('aspect-9/10 rounded-3xl bg-on-block/10', className)} />;
  return (
    <Link
      to={`/products/${encodeURIComponent(product.slug)}`}
      className={classNames('group relative block aspect-9/10 overflow-hidden rounded-3xl', className)}
    >
      <ProductImage
        reference={product.media[0]?.image}
        alt={product.name}
        width={width}
        height={height}
        sizes={sizes}
        priority
        className="absolute inset-0 size-full transition-transform duration-700 ease-out group-hover:scale-[1.04]"
      />
    </Link>
  );
}
