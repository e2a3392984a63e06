import { useProduct } from '@cartwright/react/stores';
import { useParams } from 'react-router';
import { ProductPage } from '../components/shop/product-page';
import { SaveButton } from '../save-button';

/** The page of a product, with the button that saves it. */
export function ProductRoute() {
  const { slug = '' } = useParams();
  const { data: product } = useProduct({ slug });
  return (
    <>
      <ProductPage slug={slug} />
      {product && <SaveButton product={product} />}
    </>
  );
}
