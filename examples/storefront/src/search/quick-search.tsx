import { useProducts } from '@cartwright/react/stores';
import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { IconButton } from '../ui/icon-button.js';
import { SearchHit } from './search-hit.js';
import { useSettled } from './use-settled.js';

/** Search field with results while typing. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim(), 200);
  const hasWords = settled.length > 0;
  const { data, isFetching, isError } = useProducts(
    { filter: { text: settled }, limit: 6 },
    { query: { enabled: hasWords } },
  );
  const { products = [], totalCount } = data ?? {};

  const submit = (event: FormEvent) => {
    if (words.trim() === '') event.preventDefault();
    else onClose();
  };

  return (
    <div className="wrap pt-4 pb-8">
      <Form action="/search" onSubmit={submit} role="search" className="flex items-center gap-3">
        <Search aria-hidden className="mr-1 size-6 shrink-0" />
        <input
          type="search"
          name="q"
          aria-label="Search for"
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="What are you looking for?"
          enterKeyHint="search"
          className="min-h-14 min-w-0 grow bg-transparent text-xl outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label="Close" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </Form>
      <div className="border-t-2 border-ink" />
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {hasWords && statusWords(isError, isFetching, totalCount ?? 0)}
      </p>
      {hasWords && products.length > 0 && (
        <>
          <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {products.slice(0, 6).map((product) => (
              <li key={product.id}>
                <SearchHit product={product} onFollow={onClose} />
              </li>
            ))}
          </ul>
          {(totalCount ?? 0) > 6 && (
            <Link
              to={`/search?q=${encodeURIComponent(settled)}`}
              onClick={onClose}
              className="mt-6 inline-block py-2 font-semibold link"
            >
              See all {totalCount}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

const statusWords = (isError: boolean, isFetching: boolean, count: number): string => {
  if (isError) return 'The search could not be made. Please try again.';
  if (isFetching) return 'Looking …';
  if (count === 0) return 'Nothing found.';
  return count === 1 ? '1 product' : `${count} products`;
};
