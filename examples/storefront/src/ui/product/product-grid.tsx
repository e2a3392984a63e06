import { useStock, type ProductSummary } from '@cartwright/react/stores';
import { useTexts } from '../../lib/language/use-texts.js';
import { Loading, Skeleton } from '../skeleton.js';
import { classNames } from '../class-names.js';
import type { Choices } from './card-pictures.js';
import { ProductCard } from './product-card.js';

const gridStyle = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6';
const wide = 'md:grid-cols-3 xl:grid-cols-4';

interface ProductGridProps {
  products: readonly ProductSummary[];
  columns?: string;
  /** Number of pictures to load eagerly. */
  eager?: number;
  /** Choices whose pictures are shown, by option. */
  choices?: Choices | undefined;
}

/** Grid of product cards. */
export function ProductGrid({ products, choices, columns = wide, eager = 0 }: ProductGridProps) {
  const { data } = useStock(products);
  return (
    <ul className={classNames(gridStyle, columns)}>
      {data.items.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} eager={index < eager} choices={choices} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of a product grid. */
export const ProductGridSkeleton = ({ count = 8, columns = wide }: { count?: number; columns?: string }) => (
  <Loading label={useTexts('product').loadingMany} className={classNames(gridStyle, columns)}>
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        <Skeleton className="aspect-9/10 w-full rounded-2xl" />
        <Skeleton className="mt-4 h-5 w-3/4" />
        <Skeleton className="mt-2 h-4 w-1/4" />
      </div>
    ))}
  </Loading>
);
