// app/product-list.tsx
'use client';

import { useClient } from '@cartwright/react';
import { productsQuery } from '@cartwright/react/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { newest } from './newest';

export function ProductList() {
  const { data } = useSuspenseQuery(productsQuery(useClient(), newest));
  return (
    <ul>
      {data.items.map(({ id, name, slug }) => (
        <li key={id}>
          <Link href={`/products/${slug}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
