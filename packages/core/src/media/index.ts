export { getImageUrl, type ImageUrl } from './get-image-url.js';
export { getScaledToFillImageUrl, getScaledToFitImageUrl } from './scaled-image-url.js';
export { imageSources, type ImageSources, type ImageSourcesOptions } from './image-sources.js';
export { MEDIA_URL } from './image-url.js';
