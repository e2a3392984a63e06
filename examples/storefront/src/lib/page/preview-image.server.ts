import { media, type Client } from '@cartwright/core';

/** Absolute URL of an image in the size of link previews. */
export const previewImage = (client: Client, reference: string | undefined): string | undefined =>
  reference && client.use(media).getScaledToFillImageUrl(reference, 1200, 630);
