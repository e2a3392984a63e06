'use client';

export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <>
      <h1>The store cannot do this right now</h1>
      <p role="alert" className="mt-3 text-red-700">
        Nothing is lost. Try again in a minute.
      </p>
      <button
        onClick={retry}
        className="mt-3 cursor-pointer rounded-lg bg-neutral-900 px-6 py-2.5 font-semibold text-white"
      >
        Try again
      </button>
    </>
  );
}
