import Image from 'next/image';
import { notFound } from 'next/navigation';
import { ProductGrid } from '../../product-grid';
import { queryProducts } from '../../shop';
import { BuyForm } from './buy-form';

export const revalidate = 3600;

export const generateStaticParams = () => [];

export default async function ProductPage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const [product] = await queryProducts({ filter: { slug } });
  if (!product) notFound();
  const related = await queryProducts({ paging: { limit: 4 } });
  const [first, ...others] = product.media.items;
  return (
    <>
      <div className="product">
        <div>
          <Image
            src={first?.image.url ?? ''}
            alt={first?.image.altText ?? ''}
            width={880}
            height={978}
            sizes="(min-width: 48rem) 50vw, 94vw"
            loading="eager"
            fetchPriority="high"
          />
          <div className="thumbnails">
            {others.map(({ id, image }) => (
              <Image key={id} src={image.url} alt={image.altText} width={80} height={89} sizes="80px" />
            ))}
          </div>
        </div>
        <div>
          <h1>{product.name}</h1>
          <p>{product.priceData.formatted.discountedPrice}</p>
          <BuyForm productId={product.id} options={product.productOptions} />
          <p>{product.description.replace(/<[^>]*>/g, ' ')}</p>
        </div>
      </div>
      <h2>More</h2>
      <ProductGrid products={related} />
    </>
  );
}
