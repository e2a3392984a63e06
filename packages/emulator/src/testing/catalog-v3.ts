import type { Emulator } from '../protocol/emulator.js';
import { createEmulator } from '../create-emulator.js';
import { Merchant } from './merchant.js';

/** Fields that every entity of Catalog V3 has. */
export interface Entity {
  id: string;
  revision: string;
  createdDate: string;
  updatedDate: string;
  [field: string]: unknown;
}

/** Result of an item of a bulk call. */
export interface BulkResult {
  itemMetadata: {
    id?: string;
    originalIndex: number;
    success: boolean;
    error?: { code: string; description: string; data: Record<string, unknown> };
  };
  item?: Entity;
  customization?: Entity;
}

/** The fields of a response of Catalog V3 that the tests read, possibly an error. */
export interface CatalogBody {
  [field: string]: unknown;
  count: number;
  results: BulkResult[];
  bulkActionMetadata: { totalSuccesses: number; totalFailures: number; undetailedFailures: number };
  pagingMetadata: { count: number; hasNext: boolean; cursors: { next?: string; prev?: string } };
  message?: string;
  details?: {
    applicationError?: { code: string; description: string; data: Record<string, unknown> };
    validationError?: {
      fieldViolations: { field: string; description: string; violatedRule: string; ruleName?: string }[];
    };
  };
}

/** Response of Catalog V3. */
export interface CatalogResponse {
  status: number;
  body: CatalogBody;
}

/** Code of an application error, or the first violated rule of an invalid request. */
export const getCode = ({ body }: CatalogResponse): string | undefined => {
  const [violation] = body.details?.validationError?.fieldViolations ?? [];
  return body.details?.applicationError?.code ?? violation?.ruleName ?? violation?.violatedRule;
};

/** Codes of the results of a bulk call. `undefined` for items that succeeded. */
export const getCodes = ({ body }: CatalogResponse): (string | undefined)[] =>
  body.results.map(({ itemMetadata }) => itemMetadata.error?.code);

/** A store with Catalog V3, empty by default, and its merchant. */
export class TestCatalog {
  readonly emulator: Emulator;
  readonly merchant: Merchant;

  constructor(seed: 'empty' | 'shop' = 'empty') {
    this.emulator = createEmulator({ catalogVersion: 'v3', seed });
    this.merchant = new Merchant(this.emulator);
  }

  /** Sends a request as the merchant. */
  call(method: string, path: string, body?: unknown): Promise<CatalogResponse> {
    return this.merchant.call<CatalogBody>(method, `/stores/v3/${path}`, body);
  }

  /** Sends a query by GET, with the payload in the parameter `.r`, as clients send queries that are not too long. */
  query(path: string, payload: object): Promise<CatalogResponse> {
    const packed = btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return this.call('GET', `${path}?.r=${packed}`);
  }

  /** Types of the recorded events of an entity without their common part, and of all entities if none is given. */
  eventTypes(entityId?: string): string[] {
    return this.emulator
      .events()
      .filter((event) => entityId === undefined || event.entityId === entityId)
      .map(({ type }) => type.replace('wix.stores.catalog.v3.', ''));
  }
}
