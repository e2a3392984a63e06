export { FieldReader, type Input, largestAmount, type NumberBounds } from './field-reader.js';
