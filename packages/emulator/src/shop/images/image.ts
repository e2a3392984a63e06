/** An image. `url` is set only where the image lives on another host; the rest are served by the media route. */
export interface StoredImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly url?: string;
  /** Of a video, whose still frame is the image: the address of its file. */
  readonly video?: string;
}

/** URL under which the platform serves media files, resized as the rest of the URL specifies. */
export const mediaHost = 'https://static.wixstatic.com/media/';

/** File name of a video's still frame. */
export const stillFrameId = (videoId: string): string => `${videoId}f000.jpg`;
