import { createContext, type ReactNode, use, useState } from 'react';

/* eslint-disable no-restricted-syntax -- React has rendered the markup. */

/** Parts of a page that only the server renders, by their ID. */
export type ServerParts = Readonly<Record<string, ReactNode>>;

/** Provides the parts on the server. In the browser they are what the document has. */
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined);

interface ServerHtmlProps {
  /** ID of the part, which its element has, too. */
  id: string;
  className?: string;
}

/** A part of the page that only the server renders. The browser keeps its markup, and needs neither its code nor its data. */
export function ServerHtml({ id, className }: ServerHtmlProps) {
  const parts = use(ServerPartsContext);
  // One object for every render: React before 19.3 sets `innerHTML` again if it gets another.
  const [markup] = useState(() => ({ __html: parts ? '' : (document.getElementById(id)?.innerHTML ?? '') }));
  if (!parts) return <div id={id} className={className} dangerouslySetInnerHTML={markup} />;
  return (
    <div id={id} className={className}>
      {parts[id]}
    </div>
  );
}
