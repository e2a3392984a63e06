import { Image } from '@cartwright/react/components';
import type { ProductSummary } from '@cartwright/react/stores';
import { getPrice } from '@cartwright/stores/selection';
import { Price } from './price';
import { Link, paths } from './settings';

const size = { width: 480, height: 600, sizes: '(min-width: 60rem) 18rem, 46vw' };

interface ProductCardProps {
  readonly product: ProductSummary;
  /** Whether the image is visible first, so that it is loaded at once. */
  readonly priority?: boolean;
}

/** A product as a link: image, name, price, and whether it is sold out. */
export const ProductCard = ({ product, priority = false }: ProductCardProps) => (
  <Link href={paths.product(product.slug)} className="grid gap-0.5 hover:underline">
    <Image
      reference={product.media[0]?.image}
      alt=""
      priority={priority}
      {...size}
      className="mb-2 h-auto w-full rounded-xl bg-neutral-100 object-cover"
    />
    <span className="font-medium">{product.name}</span>
    <Price price={getPrice(product)} />
    <small className="text-sm text-neutral-600">
      {product.stockStatus === 'OUT_OF_STOCK' ? 'Sold out' : product.ribbons[0]}
    </small>
  </Link>
);

/** Products as a grid of cards. The images of the first row are loaded at once. */
export const ProductGrid = ({ products }: { products: readonly ProductSummary[] }) => (
  <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} priority={index < 4} />
      </li>
    ))}
  </ul>
);
