/** Public origins of an emulator, such as `http://localhost:4000`. */
export interface Origins {
  /** Origin of links, such as to the checkout page. */
  readonly site: string;
  /** Origin of the images in responses. Their paths start with `/media/`. */
  readonly media: string;
}

/** Origins of an emulator whose responses link to its own images. */
export const ownOrigins = (site: string): Origins => ({ site, media: site });
