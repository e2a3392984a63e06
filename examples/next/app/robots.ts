import type { MetadataRoute } from 'next';
import { origin } from '../shop/site';

export default function robots(): MetadataRoute.Robots {
  const disallow = ['/api/', '/auth/', '/cart', '/order', '/orders', '/search'];
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: `${origin}/sitemap.xml` };
}
