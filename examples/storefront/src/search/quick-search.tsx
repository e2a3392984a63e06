import { useProducts } from '@cartwright/react/stores';
import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { IconButton } from '../ui/icon-button.js';
import { SearchHit } from './search-hit.js';
import { useSettled } from './use-settled.js';

/** Search field with results while typing. */
export function QuickSearch({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const settled = useSettled(words.trim(), 200);
  const navigate = useNavigate();
  const hasWords = settled.length > 0;
  const { data, isFetching, isError } = useProducts(
    { filter: { text: settled }, limit: 6 },
    { query: { enabled: hasWords } },
  );
  const { products = [], totalCount } = data ?? {};
  const page = `/search?q=${encodeURIComponent(words.trim())}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    onClose();
    void navigate(page);
  };

  return (
    <div className="wrap pt-4 pb-8">
      <form onSubmit={submit} role="search" className="flex items-center gap-3">
        <SearchField
          aria-label="Search for"
          value={words}
          onChange={setWords}
          autoFocus
          className="flex grow items-center gap-4"
        >
          <Search aria-hidden className="size-6 shrink-0" />
          <Input
            placeholder="What are you looking for?"
            enterKeyHint="search"
            className="min-h-14 w-full grow bg-transparent text-xl outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
          />
        </SearchField>
        <IconButton label="Close" onPress={onClose}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </form>
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
            <Link to={page} onClick={onClose} className="mt-6 inline-block py-2 font-semibold link">
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
