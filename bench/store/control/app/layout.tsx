import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { queryCategories } from './shop';
import './styles.css';

export const metadata: Metadata = { title: 'Control', description: 'A minimal store' };

export default async function Layout({ children }: { children: ReactNode }) {
  const categories = await queryCategories();
  return (
    <html lang="en">
      <body>
        <header>
          <Link href="/">Control</Link>
          <nav>
            {categories.slice(0, 5).map(({ id, slug, name }) => (
              <Link key={id} href={`/collections/${slug}`} prefetch={false}>
                {name}
              </Link>
            ))}
          </nav>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
