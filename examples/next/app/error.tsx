'use client';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <>
      <h1>The store cannot do this right now</h1>
      <p role="alert">Nothing is lost. Try again in a minute.</p>
      <button onClick={retry}>Try again</button>
    </>
  );
}
