/** Handles the requests of an origin. */
export type Site = (request: Request) => Promise<Response>;

/** Creates a browser with cookies, as seen by a server. It enforces the rules of real browsers. */
export function createBrowser(sites: Readonly<Record<string, Site>>) {
  const jars = new Map<string, Map<string, string>>();
  const visited: string[] = [];

  const keep = (origin: string, response: Response): void => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    for (const text of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isProper = attributes.includes('Secure') && attributes.includes('Path=/') && origin.startsWith('https:');
      if (name.startsWith('__Host-') && !isProper) throw new Error(`${name} is refused`);
      if (text.length > 4096) throw new Error(`${name} is too long`);
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
  };

  /** Sends one request with the site's cookies. */
  const send = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { origin } = new URL(url);
    const headers = new Headers(init.headers);
    const cookies = [...(jars.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const response = await sites[origin]!(new Request(url, { ...init, headers, redirect: 'manual' }));
    visited.push(url);
    keep(origin, response);
    return response;
  };

  /** Opens a URL and follows redirects. */
  const open = async (url: string, init?: RequestInit): Promise<{ url: string; response: Response }> => {
    let [current, response] = [url, await send(url, init)];
    for (let left = 10; left > 0 && response.status >= 300 && response.status < 400; left--) {
      current = new URL(response.headers.get('location') ?? '', current).href;
      response = await send(current);
    }
    return { url: current, response };
  };

  /** Submits a page's form and follows redirects. */
  const submit = async (url: string, page: string, fields: Record<string, string>) => {
    const hidden = [...page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]): [string, string] => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]);
    const action = (/<form[^>]* action="([^"]*)"/.exec(page)?.[1] ?? url).replaceAll('&amp;', '&');
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin };
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }).toString();
    return open(new URL(action, url).href, { method: 'POST', headers, body });
  };

  return { send, open, submit, visited, cookies: (origin: string) => jars.get(origin) ?? new Map<string, string>() };
}
