/** Target of the link in an email. */
export interface Redirect {
  /** URL of the page. Must be registered for the OAuth app. Up to 1,000 characters. */
  url?: string;
  /** Client ID of the OAuth app. */
  clientId?: string | null;
}

/** Language and link of an email. */
export interface EmailOptions {
  /**
   * Language code, such as `en`.
   *
   * @default the site's language
   */
  language?: string | null;
  /** Target of the link. */
  redirect?: Redirect;
}
