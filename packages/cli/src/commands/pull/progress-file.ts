import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CliError } from '../../command/cli-error.js';
import type { Entity } from './resources.js';

/** Site that is being pulled. */
export interface PulledSite {
  readonly siteId: string;
  readonly catalogVersion: 'v1' | 'v3';
  /** ID of the category of all products. Catalog V3 only. */
  readonly allProductsCategoryId?: string;
}

/** Pages of a resource that are known so far. */
export interface Pulled {
  /** Entities by ID, so that one that moved to a later page meanwhile is there once. */
  readonly entities: Map<string, Entity>;
  next: string | undefined;
  isComplete: boolean;
  /** Whether the API key may not read it. */
  isForbidden: boolean;
}

type Line =
  | { readonly resource: string; readonly items: readonly Entity[]; readonly next?: string }
  | { readonly resource: string; readonly isForbidden: true }
  | { readonly resource: string; readonly isRestarted: true };

const isVersion = (version: unknown): boolean => version === 'v1' || version === 'v3';

const isSite = (line: Partial<PulledSite>): line is PulledSite =>
  typeof line.siteId === 'string' && isVersion(line.catalogVersion);

const isLine = (line: Readonly<Record<string, unknown>>): boolean =>
  typeof line['resource'] === 'string' &&
  (Array.isArray(line['items']) || line['isForbidden'] === true || line['isRestarted'] === true);

/** Parses a line. Throws if it is none. */
function parseLine<Parsed>(text: string, isValid: (line: never) => boolean, line: number, file: string): Parsed {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && isValid(parsed as never)) return parsed as Parsed;
  } catch {
    // Reported below.
  }
  throw new CliError('damaged_progress', `Line ${line} of ${file} is damaged. Pass --restart to start over.`);
}

/** Pages that were pulled, in a file next to the result: one line of JSON for each page. */
export class ProgressFile {
  readonly site: PulledSite;
  readonly #file: string;
  readonly #resources = new Map<string, Pulled>();

  private constructor(file: string, site: PulledSite) {
    this.#file = file;
    this.site = site;
  }

  /** Creates the file. */
  static create(file: string, site: PulledSite): ProgressFile {
    writeFileSync(file, `${JSON.stringify(site)}\n`);
    return new ProgressFile(file, site);
  }

  /**
   * Opens the file of an interrupted pull. A last line that was not written to its end is dropped. `undefined` if there is none.
   *
   * @throws {CliError} `other_site` if it is that of another site, `damaged_progress` if a line cannot be read
   */
  static open(file: string, siteId: string): ProgressFile | undefined {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const complete = text.slice(0, text.lastIndexOf('\n') + 1);
    const [header, ...lines] = complete.split('\n').filter((line) => line !== '');
    if (header === undefined) return undefined;
    const site = parseLine<PulledSite>(header, isSite, 1, file);
    if (site.siteId !== siteId) {
      const message = `${file} has the progress of the site ${site.siteId}. Choose another file, or pass --restart.`;
      throw new CliError('other_site', message);
    }
    const progress = new ProgressFile(file, site);
    for (const [index, line] of lines.entries()) progress.#apply(parseLine<Line>(line, isLine, index + 2, file));
    if (complete !== text) writeFileSync(file, complete);
    return progress;
  }

  /** Pages of a resource. */
  get(resource: string): Pulled {
    const known = this.#resources.get(resource);
    const pulled = known ?? { entities: new Map(), next: undefined, isComplete: false, isForbidden: false };
    if (!known) this.#resources.set(resource, pulled);
    return pulled;
  }

  /** Records a page, or a state of the resource. */
  add(line: Line): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#apply(line);
  }

  /** Deletes the file. */
  delete(): void {
    rmSync(this.#file, { force: true });
  }

  #apply(line: Line): void {
    const pulled = this.get(line.resource);
    if ('isForbidden' in line) Object.assign(pulled, { isForbidden: true, isComplete: true });
    else if ('isRestarted' in line) pulled.next = undefined;
    else {
      for (const item of line.items) pulled.entities.set(String(item['id']), item);
      pulled.next = line.next;
      pulled.isComplete = line.next === undefined;
    }
  }
}
