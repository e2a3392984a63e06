export { FieldReader, type Input, isMissing, largestAmount, type NumberBounds } from './field-reader.js';
