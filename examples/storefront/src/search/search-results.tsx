import type { DehydratedState } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CatalogState } from '../app/catalog-state.js';
import { Listing } from '../collection/listing.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { SearchForm } from './search-form.js';
import { similarProducts } from './similar-products.js';

interface SearchResultsProps {
  words: string;
  state: DehydratedState;
}

/** Content of the search page: the form, and the results with the filters of a listing. */
export const SearchResults = ({ words, state }: SearchResultsProps) => (
  <CatalogState state={state}>
    <div className="wrap py-12">
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
        <Listing scope={{ search: words }} empty={<SimilarProducts words={words} />} />
      ) : (
        <p className="text-ink-soft">Type a word for what you are looking for.</p>
      )}
    </div>
  </CatalogState>
);

/** Products with similar words, where the platform's search finds none with the words themselves. */
const SimilarProducts = ({ words }: { words: string }) => (
  <Listing
    scope={similarProducts(words)}
    title={`Nothing found for “${words}”. These are similar.`}
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
);
