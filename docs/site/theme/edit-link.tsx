import { usePageData } from '@rspress/core/runtime';
import { EditLink as OriginalEditLink } from '@rspress/core/theme-original';
import type { ComponentProps } from 'react';

/** Pages without a guide of the same name in the repository. */
const generated = /^(api\/|playground|versions|guides|index)/;

/** Link to the source of a guide. Pages of the reference have none: they come from comments. */
export function EditLink(props: ComponentProps<typeof OriginalEditLink>) {
  const { page } = usePageData();
  return generated.test(page._relativePath) ? null : <OriginalEditLink {...props} />;
}
