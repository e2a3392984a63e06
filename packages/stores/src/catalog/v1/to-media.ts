import type { Media } from '../../shared/media.js';
import type { CatalogMedia } from '../model/media.js';

/** Converts images and videos. */
export const toMedia = ({ mainMedia, items = [] }: Media = {}): CatalogMedia[] =>
  (items.length > 0 ? items : mainMedia ? [mainMedia] : []).map(({ _id, image, video, thumbnail }) => {
    const picture = image?.url ?? thumbnail?.url;
    const film = video?.files?.[0]?.url;
    return {
      id: _id ?? picture ?? '',
      type: video ? 'video' : 'image',
      ...(picture && { image: picture }),
      ...(film && { video: film }),
      altText: image?.altText ?? '',
    };
  });
