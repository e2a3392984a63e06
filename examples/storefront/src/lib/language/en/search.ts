const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

/** Texts of the search. */
export const search = {
  title: 'Search',
  titleOf: (words: string) => `Search: ${words}`,
  description: 'Search the store.',
  label: 'Search for',
  placeholder: 'What are you looking for?',
  suggestions: 'Suggestions',
  seeAll: (count: number) => `See all ${count}`,
  failed: 'The search could not be made. Please try again.',
  looking: 'Looking …',
  nothing: 'Nothing found.',
  found: products,
  similar: (words: string, count: number) => `Nothing found for “${words}”. Similar: ${products(count)}`,
  lookingFor: 'Looking for []',
  typeWord: 'Type a word for what you are looking for.',
  similarTitle: (words: string) => `Nothing found for “${words}”. These are similar.`,
  nothingFor: (words: string) => `Nothing found for “${words}”`,
  tooLong: (maxLength: number) => `A search can have at most ${maxLength} characters. Please use fewer words.`,
  simplerWord: 'Try a shorter or a simpler word.',
};
