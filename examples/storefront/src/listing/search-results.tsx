import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { Link } from '../ui/link.js';
import { MAX_SEARCH_LENGTH } from '../lib/max-search-length.js';
import { Listing } from './listing.js';
import { Phrase } from '../lib/language/phrase.js';
import { useTexts } from '../lib/language/use-texts.js';
import { useSearchParams } from '../lib/navigation/use-search-params.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Notice } from '../ui/notice.js';
import { SearchForm } from '../ui/search-form.js';
import { readWords } from './read-words.js';
import { similarProducts } from './similar-products.js';

/** Content of the search page: the form, and the results with the filters of a listing. */
export function SearchResults({ state }: { state: DehydratedState }) {
  const words = readWords(useSearchParams()[0]);
  const texts = useTexts('search');
  return (
    <HydrationBoundary state={state}>
      <div className="wrap py-12">
        <h1 className="text-3xl">
          {words ? (
            <Phrase text={texts.lookingFor} parts={[() => <span className="aside wrap-anywhere">{words}</span>]} />
          ) : (
            texts.title
          )}
        </h1>
        <SearchForm key={words} words={words} />
        {words.length > MAX_SEARCH_LENGTH ? (
          <Notice tone="bad">{texts.tooLong(MAX_SEARCH_LENGTH)}</Notice>
        ) : words ? (
          <Listing scope={{ search: words }} empty={<SimilarProducts words={words} />} />
        ) : (
          <p className="text-ink-soft">{texts.typeWord}</p>
        )}
      </div>
    </HydrationBoundary>
  );
}

/** Products with similar words, where the platform's search finds none with the words themselves. */
function SimilarProducts({ words }: { words: string }) {
  const texts = useTexts('search');
  const { seeEverything } = useTexts('app');
  return (
    <Listing
      scope={similarProducts(words)}
      title={texts.similarTitle(words)}
      empty={
        <EmptyState
          title={texts.nothingFor(words)}
          actions={
            <Link to="/collections/all-products" className={buttonStyle()}>
              {seeEverything}
            </Link>
          }
        >
          {texts.simplerWord}
        </EmptyState>
      }
    />
  );
}
