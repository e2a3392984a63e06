export { bodyObject } from './body-object.js';
export { FieldReader, type Input, isMissing, largestAmount, type NumberBounds } from './field-reader.js';
export { maskPaths } from './mask-paths.js';
