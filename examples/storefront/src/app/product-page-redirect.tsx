import { Navigate, useParams } from 'react-router';

/** Sends the platform's own product address, as in its cart lines and mail, to the store's page. */
export const ProductPageRedirect = () => {
  const { slug = '' } = useParams();
  return <Navigate to={`/products/${encodeURIComponent(slug)}`} replace />;
};
