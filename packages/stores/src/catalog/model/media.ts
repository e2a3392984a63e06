/** Image or video of a product or choice. */
export interface CatalogMedia {
  /** Media ID. */
  readonly id: string;
  /** Whether it is an image or a video. */
  readonly type: 'image' | 'video';
  /**
   * Image, or still frame of a video: a URL in Catalog V1, a `wix:image://v1/…` reference in Catalog V3. Both are accepted
   * by `media.imageSources`.
   */
  readonly image?: string;
  /** Video: a URL in Catalog V1, a `wix:video://v1/…` reference in Catalog V3. */
  readonly video?: string;
  /** Alternative text for screen readers. Empty without one. */
  readonly altText: string;
}
