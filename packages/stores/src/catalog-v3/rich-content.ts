import { date, verbatim } from '@cartwright/core';

/** A part of rich content. Its data is in a field that is named after its type, such as `paragraphData`. */
export interface RichContentNode {
  /** What it is, such as `PARAGRAPH`, `TEXT` or `IMAGE`. */
  type?: string;
  /** Its id, by its name on the wire. */
  id?: string;
  /** The parts in it. */
  nodes?: RichContentNode[];
  /** Its data, as on the wire. */
  [data: string]: unknown;
}

/** When rich content was written. */
export interface RichContentMetadata {
  /** The version of the format. */
  version?: number;
  /** When it was made. */
  createdTimestamp?: Date | null;
  /** When it was last changed. */
  updatedTimestamp?: Date | null;
  /** Its id. */
  _id?: string | null;
}

/** A text with headings, lists, pictures and more. */
export interface RichContent {
  /** Its parts, in order. */
  nodes?: RichContentNode[];
  /** When it was written. */
  metadata?: RichContentMetadata;
  /** How headings, paragraphs and so on look, by their names. */
  documentStyle?: Record<string, unknown>;
}

/** The converted fields of {@link RichContent}. Its parts stay as they are on the wire. */
export const richContentShape = {
  nodes: verbatim,
  metadata: { createdTimestamp: date, updatedTimestamp: date },
};
