/** Image. `url` is set only for images on other hosts; the emulator's media route serves the others. */
export interface StoredImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly altText: string;
  readonly url?: string;
  /** URL of the video, if the image is the still frame of one. */
  readonly video?: string;
}

/** Base URL of the platform's media files. The rest of the URL specifies the size. */
export const mediaHost = 'https://static.wixstatic.com/media/';

/** File name of a video's still frame. */
export const stillFrameId = (videoId: string): string => `${videoId}f000.jpg`;

/** Whether an ID is that of a file that was uploaded to the emulator. Its media route serves these files. */
export const isUploadId = (id: string): boolean => id.startsWith(UPLOAD_PREFIX);

/** First characters of the IDs of uploaded files, in place of those of an account. */
export const UPLOAD_PREFIX = 'ca27a1_';
