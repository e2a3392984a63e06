import type { ProductSummary } from '@cartwright/react/stores';
import { getPrice } from '@cartwright/stores/selection';
import { Link } from '../ui/link.js';
import { PriceTag } from '../ui/product/price-tag.js';
import { ProductImage } from '../ui/product-image.js';

interface SearchHitProps {
  product: ProductSummary;
  id: string;
  /** Whether the arrow keys have reached it. */
  isActive: boolean;
  onFollow: () => void;
}

/** Suggestion of the search: a product in one row. */
export const SearchHit = ({ product, id, isActive, onFollow }: SearchHitProps) => (
  <Link
    id={id}
    role="option"
    aria-selected={isActive}
    tabIndex={-1}
    to={`/products/${encodeURIComponent(product.slug)}`}
    onClick={onFollow}
    className="flex items-center gap-4 rounded-2xl p-2 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2"
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
