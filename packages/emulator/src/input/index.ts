export { applyFields, type FieldSource } from './apply-fields.js';
export { bodyObject } from './body-object.js';
export { FieldReader, largestAmount, type NumberBounds } from './field-reader.js';
export { maskedFields, type MaskedRequest, type MaskFields } from './masked-fields.js';
export { maskPaths } from './mask-paths.js';
export { type Input, isMissing, isObject } from './object.js';
export { readText } from './read-text.js';
export { check, violation } from './violation.js';
