import type { Emulator } from '../protocol/emulator.js';

const origin = 'http://localhost';

/** Page of the dashboard: its status, its markup, and the text that a reader sees. */
export interface DashboardPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  readonly text: string;
  readonly url: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Text of a page, without markup and repeated spaces. */
const toText = (html: string): string =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ');

/** Browser of the dashboard of one client, which follows redirects. */
export class Dashboard {
  readonly #emulator: Emulator;
  readonly #clientId: string | undefined;

  constructor(emulator: Emulator, clientId?: string) {
    this.#emulator = emulator;
    this.#clientId = clientId;
  }

  /** Opens a page, such as `requests?q=cart`. */
  get(path: string): Promise<DashboardPage> {
    return this.#open(this.#url(path), {});
  }

  /** Submits a form. The result is the page that it redirects to, or the page of an error. */
  post(path: string, fields: Readonly<Record<string, string>> = {}): Promise<DashboardPage> {
    return this.#open(this.#url(path), { method: 'POST', body: new URLSearchParams(fields), headers: { origin } });
  }

  #url(path: string): string {
    const url = new URL(`${origin}/_emulator/dashboard/${path}`);
    if (this.#clientId !== undefined) url.searchParams.set('clientId', this.#clientId);
    return url.href;
  }

  async #open(url: string, init: RequestInit): Promise<DashboardPage> {
    const response = await this.#emulator.fetch(new Request(url, init));
    const location = response.headers.get('location');
    if (location !== null) return this.#open(new URL(location, origin).href, {});
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, text: toText(html), url };
  }
}
