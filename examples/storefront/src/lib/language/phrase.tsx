import { Fragment, type ReactNode } from 'react';

interface PhraseProps {
  /** Text with parts in brackets, such as `See our [returns].` */
  text: string;
  /** Renders the parts, in the order of the text. */
  parts: readonly ((part: string) => ReactNode)[];
}

/** A text with links, emphasis or values inside. The translation decides where they are. */
export const Phrase = ({ text, parts }: PhraseProps) =>
  text
    .split(/\[([^\]]*)\]/)
    .map((piece, index) => <Fragment key={index}>{index % 2 ? parts[(index - 1) / 2]?.(piece) : piece}</Fragment>);
