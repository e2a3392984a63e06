import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { InfoSectionContent } from '../../shop/catalog-v3/info-sections/create-info-section.js';
import { readName } from '../catalog-v3/read-name.js';
import { readText } from '../catalog-v3/read-text.js';

/** Reads the content of an info section, with the names and the text of `before` if the input has none. */
export function readContent(read: FieldReader, input: Input, before?: InfoSectionContent): InfoSectionContent {
  const nameOf = (name: 'uniqueName' | 'title', max: number) =>
    before && !(name in input) ? before[name] : readName(read, input[name], `infoSection.${name}`, max);
  return {
    uniqueName: nameOf('uniqueName', 100),
    title: nameOf('title', 50),
    text: readText(read, input, 'infoSection') ?? before?.text ?? {},
  };
}
