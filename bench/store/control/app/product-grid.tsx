import Image from 'next/image';
import Link from 'next/link';
import { formatPrice, type Product } from './shop';

/** Product cards. The first pictures are loaded at once. */
export const ProductGrid = ({ products, eager = 0 }: { products: Product[]; eager?: number }) => (
  <ul className="grid">
    {products.map((product, index) => (
      <li key={product.id}>
        <Link href={`/products/${product.slug}`} prefetch={false}>
          <Image
            src={product.media.itemsInfo.items[0]?.url ?? ''}
            alt=""
            width={480}
            height={533}
            sizes="(min-width: 48rem) 30vw, 46vw"
            {...(index < eager && { loading: 'eager', fetchPriority: 'high' })}
          />
          <h3>{product.name}</h3>
          <p>{formatPrice(product)}</p>
        </Link>
      </li>
    ))}
  </ul>
);
