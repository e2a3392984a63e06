/** App that may act for the merchant of any tenant: after its installation, or with its secret and the site ID. */
export interface App {
  /** App ID. */
  readonly appId: string;
  /** App secret. */
  readonly appSecret: string;
  /** Allowed redirect URLs of the installation, compared exactly. Defaults to any loopback URL. */
  readonly redirectUrls?: readonly string[];
}
