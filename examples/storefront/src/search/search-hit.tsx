import type { ProductSummary } from '@cartwright/react/stores';
import { getPrice } from '@cartwright/stores/selection';
import { Link } from 'react-router';
import { PriceTag } from '../product/price-tag.js';
import { ProductImage } from '../ui/product-image.js';

/** Search result: a product in one row. */
export const SearchHit = ({ product, onFollow }: { product: ProductSummary; onFollow: () => void }) => (
  <Link
    to={`/products/${encodeURIComponent(product.slug)}`}
    onClick={onFollow}
    className="flex items-center gap-4 rounded-2xl p-2 hover:bg-tint"
  >
    <ProductImage
      reference={product.media[0]?.image}
      alt=""
      width={64}
      height={80}
      className="h-20 w-16 shrink-0 rounded-xl"
    />
    <span>
      <span className="block leading-snug font-semibold">{product.name}</span>
      <PriceTag price={getPrice(product)} className="text-sm" />
    </span>
  </Link>
);
