/** URL of the documentation of an error code. */
export const getDocsUrl = (code: string): string =>
  `https://cartwright-sdk.github.io/cartwright/error-codes#${code.toLowerCase()}`;

/** Message of an error: its text. In production, where texts are omitted, its code and a link to the documentation. */
export const getMessage = (text: string | false, code: string): string => text || `${code}: see ${getDocsUrl(code)}`;
