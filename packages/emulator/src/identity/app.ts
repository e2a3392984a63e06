/** An app that may call for the merchant of any site here. */
export interface App {
  /** The app's id. */
  readonly appId: string;
  /** The app's secret. */
  readonly appSecret: string;
}
