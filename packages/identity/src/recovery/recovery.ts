/** Where the link in a mail leads to. */
export interface Redirect {
  /** An address that is registered for the client; at most 1000 characters. */
  url?: string;
  /** The OAuth app's client id. */
  clientId?: string | null;
}

/** How a mail is written. */
export interface EmailOptions {
  /** The language, such as `en`. Default: the site's. */
  language?: string | null;
  /** Where its link leads to. */
  redirect?: Redirect;
}
