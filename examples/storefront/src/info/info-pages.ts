/** Pages about the store, as the footer and the sitemap list them. */
export const infoPages = [
  { path: '/shipping', label: 'Shipping' },
  { path: '/returns', label: 'Returns' },
  { path: '/contact', label: 'Contact' },
  { path: '/privacy', label: 'Privacy' },
] as const;
