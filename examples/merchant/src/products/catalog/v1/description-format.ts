import type { DescriptionFormat } from '../merchant-catalog.js';

/** Maximum length of a description, in characters. */
const maxLength = 8000;

/** How merchants write descriptions of Catalog V1: as the HTML that is saved, so that no formatting is lost. */
export const descriptionV1: DescriptionFormat = {
  help: 'HTML: tags such as <p>, <strong> and <ul> format the text.',
  findError: (text) =>
    text.length > maxLength ? `Enter up to ${maxLength.toLocaleString('en')} characters.` : undefined,
};
