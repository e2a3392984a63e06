export { getImageUrl, type ImageUrl } from './get-image-url.js';
export { getVideoUrl, type VideoResolution, type VideoUrl } from './get-video-url.js';
export { getAudioUrl, type AudioUrl } from './get-audio-url.js';
export { getDocumentUrl, type DocumentUrl } from './get-document-url.js';
export { getReference } from './get-reference.js';
export { getScaledToFillImageUrl, getScaledToFitImageUrl } from './scaled-image-url.js';
export { getCroppedImageUrl } from './get-cropped-image-url.js';
export { imageSources, type ImageSources, type ImageSourcesOptions } from './image-sources.js';
export { MEDIA_URL, type ImageOptions, type ImageRegion } from './image-url.js';
