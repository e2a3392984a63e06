// app/header.tsx
'use client';

import { useCart } from '@cartwright/react/ecom';
import Link from 'next/link';

export function Header() {
  const { itemCount } = useCart();
  return (
    <header>
      <Link href="/">Products</Link> <Link href="/account">Account</Link> <output>Cart: {itemCount}</output>
    </header>
  );
}
