import { useProduct } from '@cartwright/react/stores';
import { useParams } from 'react-router';
import { ProductPage } from '../components/shop/product-page';
import { Reviews } from '../reviews';

/** The page of a product, with its reviews. */
export function ProductRoute() {
  const { slug = '' } = useParams();
  const { data: product } = useProduct({ slug });
  return (
    <>
      <ProductPage slug={slug} />
      {product && <Reviews key={product.id} productId={product.id} />}
    </>
  );
}
