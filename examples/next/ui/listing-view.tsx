'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Listing } from '../components/shop/listing';

/** The listing of the URL, from the cache that the server prefetched. */
export function ListingView(scope: { readonly collectionId?: string; readonly search?: string }) {
  const [path, router, params] = [usePathname(), useRouter(), useSearchParams()];
  return (
    <Listing
      {...scope}
      params={new URLSearchParams(params)}
      onParamsChange={(next) => router.push(`${path}?${next.toString()}`, { scroll: false })}
    />
  );
}
