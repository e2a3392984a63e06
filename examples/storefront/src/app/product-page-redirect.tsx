import { Navigate, useParams } from 'react-router';

/** Redirects the platform's product URLs, used in line items and emails, to the store's product page. */
export const ProductPageRedirect = () => {
  const { slug = '' } = useParams();
  return <Navigate to={`/products/${encodeURIComponent(slug)}`} replace />;
};
