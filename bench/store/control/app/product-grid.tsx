import Image from 'next/image';
import Link from 'next/link';
import type { Product } from './shop';

/** Product cards. The first pictures are loaded at once. */
export const ProductGrid = ({ products, eager = 0 }: { products: Product[]; eager?: number }) => (
  <ul className="grid">
    {products.map(({ id, slug, name, priceData, media }, index) => (
      <li key={id}>
        <Link href={`/products/${slug}`} prefetch={false}>
          <Image
            src={media.items[0]?.image.url ?? ''}
            alt=""
            width={480}
            height={533}
            sizes="(min-width: 48rem) 30vw, 46vw"
            {...(index < eager && { loading: 'eager', fetchPriority: 'high' })}
          />
          <h3>{name}</h3>
          <p>{priceData.formatted.discountedPrice}</p>
        </Link>
      </li>
    ))}
  </ul>
);
