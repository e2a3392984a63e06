import { date } from '../codec/date.js';
import { verbatim } from '../codec/verbatim.js';

export * from './enumerations-a-to-l.js';
export * from './enumerations-m-to-z.js';
export * from './renamed-enumerations.js';

/** Node of rich content. Its data is in a field named after its type, such as `paragraphData`. */
export interface RichContentNode {
  /** Node type, such as `PARAGRAPH`, `TEXT` or `IMAGE`. */
  type?: string;
  /** Node ID. Not renamed to `_id`: nodes keep the platform's format. */
  id?: string;
  /** Child nodes. */
  nodes?: RichContentNode[];
  /** Data of the node, in the platform's format. */
  [data: string]: unknown;
}

/** Metadata of rich content. */
export interface RichContentMetadata {
  /** Version of the rich content format. */
  version?: number;
  /** Time of creation. Read-only. */
  createdTimestamp?: Date | null;
  /** Time of the last update. Read-only. */
  updatedTimestamp?: Date | null;
  /** Rich content ID. */
  _id?: string | null;
}

/** Formatted text: paragraphs, headings, lists, images and other nodes. */
export interface RichContent {
  /** Nodes, in order. */
  nodes?: RichContentNode[];
  /** Format version and timestamps. */
  metadata?: RichContentMetadata;
  /** Styles of paragraphs, headings and other elements, by element name. */
  documentStyle?: Record<string, unknown>;
}

/** Shape of {@link RichContent}: which fields are dates. Nodes keep the platform's format. */
export const richContentShape = {
  nodes: verbatim,
  metadata: { createdTimestamp: date, updatedTimestamp: date },
};
