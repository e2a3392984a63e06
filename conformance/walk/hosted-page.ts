import { parse } from 'node-html-parser';
import { origin } from './platform.js';

type Fetch = typeof globalThis.fetch;

/** Page as loaded by a browser without scripts. */
export interface HostedPage {
  readonly url: string;
  readonly status: number;
  readonly text: string;
  readonly forms: readonly HostedForm[];
}

/** An HTML form: its action and fields. */
export interface HostedForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Options of radio buttons and selects. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
}

const read = (url: string, status: number, html: string): HostedPage => {
  const document = parse(html);
  const forms = document.querySelectorAll('form').map((form): HostedForm => {
    const fields: Record<string, string> = {};
    const choices: Record<string, string[]> = {};
    for (const input of form.querySelectorAll('input, select, textarea, button')) {
      const name = input.getAttribute('name');
      const type = input.getAttribute('type');
      if (!name) continue;
      const options = input.querySelectorAll('option');
      const values =
        options.length > 0
          ? options.map((option) => option.getAttribute('value') ?? option.text)
          : [input.getAttribute('value') ?? ''];
      const isChoice = type === 'radio' || input.tagName === 'SELECT' || input.tagName === 'BUTTON';
      if (isChoice) choices[name] = [...(choices[name] ?? []), ...values];
      const selected = options.find((option) => option.hasAttribute('selected')) ?? options[0];
      if (options.length > 0) fields[name] = selected?.getAttribute('value') ?? selected?.text ?? '';
      else if (input.tagName === 'TEXTAREA') fields[name] = input.text;
      else if (type === 'radio' || type === 'checkbox') {
        if (input.hasAttribute('checked')) fields[name] = values[0] ?? '';
      } else if (input.tagName === 'INPUT') fields[name] = values[0] ?? '';
    }
    return { action: new URL(form.getAttribute('action') || url, url).href, fields, choices };
  });
  return { url, status, text: document.text.replace(/\s+/g, ' '), forms };
};

/** Opens a URL and follows redirects within the platform. The last URL may be one of the store. */
const follow = async (fetch: Fetch, url: string, init: RequestInit = {}): Promise<HostedPage> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) return read(url, response.status, await response.text());
  const next = new URL(location, url).href;
  return next.startsWith(origin) ? follow(fetch, next) : { url: next, status: response.status, text: '', forms: [] };
};

/** Opens a hosted page. */
export const openPage = (fetch: Fetch, url: string) => follow(fetch, url);

/** Submits a form with some fields filled in. */
export const submit = (fetch: Fetch, form: HostedForm, filled: Readonly<Record<string, string>>) =>
  follow(fetch, form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({ ...form.fields, ...filled }).toString(),
  });
