import { Link, useSearchParams } from 'react-router';
import { PageTitle } from '../app/page-title.js';
import { Listing } from '../collection/listing.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { SearchForm } from './search-form.js';

/** Search results with the filters of a listing. */
export function SearchPage() {
  const [params] = useSearchParams();
  const words = params.get('q')?.trim() ?? '';

  return (
    <div className="wrap py-12">
      <PageTitle>{words ? `Search: ${words}` : 'Search'}</PageTitle>
      <h1 className="text-3xl">
        {words ? (
          <>
            Looking for <span className="aside wrap-anywhere">{words}</span>
          </>
        ) : (
          'Search'
        )}
      </h1>
      <SearchForm key={words} words={words} />
      {words ? (
        <Listing
          scope={{ search: words }}
          empty={
            <EmptyState
              title={`Nothing found for “${words}”`}
              actions={
                <Link to="/collections/all-products" className={buttonStyle()}>
                  See everything
                </Link>
              }
            >
              Try a shorter or a simpler word.
            </EmptyState>
          }
        />
      ) : (
        <p className="text-ink-soft">Type a word for what you are looking for.</p>
      )}
    </div>
  );
}
