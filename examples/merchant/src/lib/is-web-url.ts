/** Whether a text is the URL of a page or file on the web. Others, such as `javascript:`, must not become links. */
export const isWebUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
