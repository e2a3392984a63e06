/** Maximum length of the words of a search, in characters. The platform rejects longer ones. */
export const MAX_SEARCH_LENGTH = 100;
