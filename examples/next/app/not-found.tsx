import Link from 'next/link';

export const metadata = { title: 'Page not found' };

export default function NotFoundPage() {
  return (
    <>
      <h1>There is no such page</h1>
      <p>
        It has moved, or it never was. <Link href="/collections/all-products">See everything</Link>
      </p>
    </>
  );
}
