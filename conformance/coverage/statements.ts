import { planned, slug, type CoverageItem, type Evidence } from './item.js';

/** A sentence of the specification, or a sentence with the name it goes by and what shows it. */
export type Statement = string | readonly [text: string, evidence: Evidence];

/** Makes one item of every statement of a section; its id is made of the statement's first words. */
export const statements = (kind: string, section: string, list: readonly Statement[]): CoverageItem[] =>
  list.map((statement) => {
    const [text, evidence] = typeof statement === 'string' ? [statement, planned] : statement;
    return { id: `${kind}.${slug(text).split('-').slice(0, 9).join('-')}`, section, text, ...evidence };
  });
