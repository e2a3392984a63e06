export { createClient, type ClientOptions } from './client/create-client.js';
export type { BindableModule } from './client/bindable-module.js';
export type { ModuleNames } from './client/module-names.js';
export type { Client, PlatformRequest } from './client/client.js';
export { operation, type Operation } from './operation/operation.js';
export type { OperationSpec } from './operation/operation-spec.js';
export { fetchWithAuth } from './client/fetch-with-auth.js';
export { callable } from './client/callable.js';
export { entity, type Address, type FieldCodecs } from './codec/entity.js';
export type { Codec, Shape } from './codec/codec.js';
export { address } from './codec/address.js';
export { audio } from './codec/audio.js';
export { bytes } from './codec/bytes.js';
export { date } from './codec/date.js';
export { document } from './codec/document.js';
export { duration, type Duration } from './codec/duration.js';
export { fieldMask } from './codec/field-mask.js';
export { float } from './codec/float.js';
export { image } from './codec/image.js';
export { pageUrl } from './codec/page-url.js';
export { splitPageUrl } from './codec/split-page-url.js';
export { verbatim } from './codec/verbatim.js';
export { video, videoV2 } from './codec/video.js';
export { enumeration, type EnumerationValue } from './codec/enumeration.js';
export { event, type EventDefinition, type EventEnvelope, type EventKind, type EventSpec } from './webhooks/event.js';
export type { AccountInfo, BaseEventMetadata, EventMetadata } from './webhooks/event-metadata.js';
export type { IdentificationData } from './jwt/identification-data.js';
export type { AuthConnection, AuthStrategy } from './exchange/exchange.js';
export { createExchange } from './http/create-exchange.js';
export type { Exchange } from './exchange/exchange.js';
export type { OutgoingRequest } from './exchange/outgoing-request.js';
export type { Reply } from './exchange/reply.js';
export { mergeHeaders, type HeadersInput } from './exchange/merge-headers.js';
export type { RequestOptions } from './exchange/request-options.js';
export type { TransportOptions } from './exchange/transport-options.js';
export type { RetryContext, RetryOptions } from './exchange/request-options.js';
export type { CallObserver, Observer } from './exchange/observer.js';
export type { HookAttempt, HookCall, HookError, HookResponse, HookRetry, Hooks } from './hooks/hooks.js';
export { observe } from './hooks/observe.js';
export { limitRate, type RateLimitOptions } from './http/limit-rate.js';
export { CartwrightError, isCartwrightError, type ErrorInit, type ErrorKind } from './errors/cartwright-error.js';
export { ApiError, isApiError, type ApiErrorInit, type ErrorDetails } from './errors/api-error.js';
export type { ErrorCode, KnownErrorCode, SdkErrorCode, StatusErrorCode } from './errors/error-code.js';
export type { FieldViolation, KnownViolationKind, ViolationData, ViolationKind } from './errors/field-violation.js';
export { reviveError } from './errors/revive-error.js';
export { invalidArgument } from './errors/invalid-argument.js';
export { shapeError } from './exchange/shape-error.js';
export { parseObject } from './json/json.js';
export type { EntityFilter, EntityQuery, EntitySort, Filter, PagingMetadata, Query, Sort } from './query/query.js';
export type {
  Equality,
  FieldWith,
  Operand,
  Operators,
  OperatorsFor,
  QueryField,
  QueryFields,
  SortableBy,
  SortDirections,
} from './query/query-field.js';
export { queryCodec } from './query/query-codec.js';
export { queryOperation, type QueryOperation, type QuerySpec } from './query/query-operation.js';
export type { OffsetQueryBuilder, QueryBuilder } from './query/query-builder.js';
export type { Page } from './query/page.js';
export * as media from './media/index.js';
