import { phrasePattern } from './glossary.js';

/**
 * @typedef {import('./source-units.js').Unit} Unit
 * @typedef {{ kinds: readonly Unit['kind'][], pattern: RegExp, remedy: string }} PhraseRule
 */

/** @type {readonly Unit['kind'][]} */
const comments = ['doc', 'comment'];
/** @type {readonly Unit['kind'][]} */
const prose = ['doc', 'comment', 'title', 'message', 'screen', 'prose'];

const american = {
  behaviour: 'behavior',
  colour: 'color',
  favour: 'favor',
  honour: 'honor',
  neighbour: 'neighbor',
  cancelled: 'canceled',
  cancelling: 'canceling',
  catalogue: 'catalog',
  centre: 'center',
  licence: 'license',
  defence: 'defense',
  dialogue: 'dialog',
  fulfil: 'fulfill',
  fulfilment: 'fulfillment',
  grey: 'gray',
  labelled: 'labeled',
  modelled: 'modeled',
  travelled: 'traveled',
  analyse: 'analyze',
  normalise: 'normalize',
  organise: 'organize',
  recognise: 'recognize',
  serialise: 'serialize',
  authorise: 'authorize',
  initialise: 'initialize',
  optimise: 'optimize',
  summarise: 'summarize',
  customise: 'customize',
  localise: 'localize',
  whilst: 'while',
  towards: 'toward',
};

const openers = {
  What: 'Start with a noun or a verb',
  Whatever: 'Name the thing',
  Whoever: 'Name the person: caller, merchant, visitor',
  Who: 'Name the person: caller, merchant, visitor',
  'So many': 'Number of …, Maximum number of …',
  'So much': 'Amount of …, Maximum amount of …',
  'How many': 'Number of …',
  'How much': 'Amount of …',
  'How often': 'Number of times …, Interval of …',
  'How long': 'Duration of …, in milliseconds',
  'All that': 'Name the data',
  Something: 'Name the thing',
  Somebody: 'Name the person: caller, merchant, visitor',
};

const empty = [
  'more about it',
  'all that is known',
  'all there is',
  'what else',
  'as it is known',
  'and so on and so forth',
  'for what it is worth',
  'once and for all',
  'nothing else is known',
];

/**
 * Phrases with their remedies, beyond the glossary.
 *
 * @type {readonly PhraseRule[]}
 */
export const phraseRules = [
  ...Object.entries(openers).map(([opener, remedy]) => ({
    kinds: comments,
    pattern: new RegExp(`^\\W*${opener.replace(' ', '\\s+')}\\b(?![^.]*\\?)`, 'g'),
    remedy,
  })),
  {
    kinds: /** @type {const} */ (['title']),
    pattern: /^\W*(who|whoever|whatever|what)\b/gi,
    remedy: 'Say what the software does',
  },
  ...empty.map((phrase) => ({ kinds: prose, pattern: phrasePattern(phrase), remedy: 'Delete it, or say what it is' })),
  {
    kinds: /** @type {const} */ (['message']),
    pattern: /\bthere\s+is\s+no\s+such\b/gi,
    remedy: 'Name what was looked up: No cart has this ID',
  },
  {
    kinds: comments,
    pattern: /^\W*(Says|Tells)\s+(whether|if)\b/g,
    remedy: 'Whether …',
  },
  {
    kinds: /** @type {const} */ (['see']),
    pattern: /\bspecification\b/gi,
    remedy: 'Name the REST path or the section of the RFC',
  },
  { kinds: /** @type {const} */ ([...prose, 'see']), pattern: /\bcan not\b/gi, remedy: 'cannot' },
  ...Object.entries(american).map(([british, remedy]) => ({
    kinds: /** @type {const} */ ([...prose, 'name', 'file']),
    pattern: phrasePattern(british),
    remedy,
  })),
];

/** Maximum number of words in a sentence. */
export const longest = /** @type {Partial<Record<Unit['kind'], number>>} */ ({ doc: 30, comment: 30, prose: 40 });
