import type { OperationSpec } from '../operation/operation-spec.js';

/** What `createClient` returns, beside the bound modules. */
export interface Client {
  /**
   * Binds a module to this client. The same module is bound once.
   *
   * @param module - A namespace of operations, such as `currentCart`.
   * @returns The same names with the same signatures.
   */
  use<Module extends object>(module: Module): Module;
  /**
   * `fetch` with this client's authorization, for calls that the SDK does not have.
   *
   * @param url - A path such as `/ecom/v1/carts/current`, or a URL on the API host.
   * @param init - As for `fetch`.
   * @returns The response, whatever its status.
   * @throws `CartwrightError` `foreign_origin` for a URL elsewhere: tokens go to the platform only.
   */
  fetchWithAuth(url: string, init?: RequestInit): Promise<Response>;
  /**
   * Sets headers that are sent with every call from now on.
   *
   * @param headers - Names and values.
   */
  setHeaders(headers: Record<string, string>): void;
  /**
   * Makes this client the one that operations use when they are called alone. For a browser, or a program of one user.
   *
   * @param scope - Only `global`.
   */
  enableContext(scope: 'global'): void;
  /**
   * Runs an operation by its declaration. Bound operations do this.
   *
   * @param spec - The operation.
   * @param args - Its positional arguments and, last, the options of the call.
   * @returns What the operation returns.
   */
  call(spec: OperationSpec, args: readonly unknown[]): Promise<unknown>;
}
