/** An app that may call for the merchant of any site here, once it is installed or with its secret and the site's id. */
export interface App {
  /** The app's id. */
  readonly appId: string;
  /** The app's secret. */
  readonly appSecret: string;
  /** The addresses that an installation may lead to, to the letter. Any address of this machine will do when not given. */
  readonly redirectUrls?: readonly string[];
}
