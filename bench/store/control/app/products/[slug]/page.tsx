import Image from 'next/image';
import { notFound } from 'next/navigation';
import { ProductGrid } from '../../product-grid';
import { formatPrice, queryProducts } from '../../shop';
import { BuyForm } from './buy-form';

export const revalidate = 3600;

export const generateStaticParams = () => [];

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const [product] = await queryProducts({ filter: { slug } });
  if (!product) notFound();
  const related = await queryProducts({ cursorPaging: { limit: 4 } });
  const [first, ...others] = product.media.itemsInfo.items;
  return (
    <>
      <div className="product">
        <div>
          <Image
            src={first?.url ?? ''}
            alt={first?.altText ?? ''}
            width={880}
            height={978}
            sizes="(min-width: 48rem) 50vw, 94vw"
            loading="eager"
            fetchPriority="high"
          />
          <div className="thumbnails">
            {others.map(({ id, url, altText }) => (
              <Image key={id} src={url} alt={altText} width={80} height={89} sizes="80px" />
            ))}
          </div>
        </div>
        <div>
          <h1>{product.name}</h1>
          <p>{formatPrice(product)}</p>
          <BuyForm productId={product.id} options={product.options} />
          <p>{product.plainDescription.replace(/<[^>]*>/g, ' ')}</p>
        </div>
      </div>
      <h2>More</h2>
      <ProductGrid products={related} />
    </>
  );
}
