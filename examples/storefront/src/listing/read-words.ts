/** Reads the words that a page of the search looks for. */
export const readWords = (params: URLSearchParams): string => params.get('q')?.trim() ?? '';
