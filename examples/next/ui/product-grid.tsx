import { Image, Money } from '@cartwright/react/components';
import type { ProductSummary } from '@cartwright/react/stores';
import { getPrice, type CatalogSelectionPrice } from '@cartwright/stores/selection';
import Link from 'next/link';
import { locale, productPath } from '../shop/site';

const size = { width: 480, height: 600, sizes: '(min-width: 60rem) 18rem, 46vw' };

/** Products as a grid of links. The images of the first row are loaded at once. */
export const ProductGrid = ({ products }: { products: readonly ProductSummary[] }) => (
  <ul className="shop-grid">
    {products.map((product, index) => (
      <li key={product.id}>
        <Link href={productPath(product.slug)} className="shop-card">
          <Image reference={product.media[0]?.image} alt="" priority={index < 4} {...size} />
          <span>{product.name}</span>
          <Price price={getPrice(product)} />
          <small>{product.stockStatus === 'OUT_OF_STOCK' ? 'Sold out' : product.ribbons[0]}</small>
        </Link>
      </li>
    ))}
  </ul>
);

/** Price of a product or selection, with the full price if it is discounted. */
export function Price({ price }: { price: CatalogSelectionPrice | undefined }) {
  if (!price) return null;
  const { amount, compareAt, currency, isFrom } = price;
  return (
    <span className="shop-price">
      {isFrom && 'From '}
      <Money amount={amount} currency={currency} locale={locale} />
      <s>
        <Money amount={compareAt} currency={currency} locale={locale} />
      </s>
    </span>
  );
}
