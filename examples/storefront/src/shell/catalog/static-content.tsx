const id = 'static-content';

/* eslint-disable no-restricted-syntax -- React has rendered the markup. */

/** Creates the content of a page that only the server renders. In the browser, it is what the document has. */
export const createStaticContent = (html = document.getElementById(id)?.innerHTML ?? '') =>
  function StaticContent() {
    return <div id={id} className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
  };
