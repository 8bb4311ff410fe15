/**
 * All that an extension may import of the platform, besides `api.ts` and `events.ts` of the contexts. What is not
 * published here may change any day. docs/extending.md shows each of these at work.
 */

// The words that everybody may say: pure, for the domain and the application of an extension.
export { type Brand, brand } from './shared/kernel/brand.js';
export type { Caller } from './shared/kernel/caller.js';
export { Clock, type EpochMs } from './shared/kernel/clock.js';
export { DomainError, InvalidRequest, NotFound, type RefusalKind } from './shared/kernel/domain-error.js';
export { type Fact, FactPublisher } from './shared/kernel/facts.js';
export type { BriefingId, CallerId, FeedItemId, SubscriptionId } from './shared/kernel/identifiers.js';
export type { Json, JsonObject } from './shared/kernel/json.js';
export { type Language, LANGUAGES } from './shared/kernel/language.js';
export { type Cursor, formatCursor, type Page as PageOfRows, pageOf, parseCursor } from './shared/kernel/page.js';
export { type Erasure, type Kept, PersonalData, type WorkClaim } from './shared/kernel/compliance/personal-data.js';
export { UnitOfWork } from './shared/kernel/unit-of-work.js';

// What is kept: a PostgreSQL schema of its own, in the one database and its units of work, and facts of other contexts.
export type { ContextSchema } from './shared/storage/database/context-schema.js';
export { Database } from './shared/storage/database/database.js';
export { mapTable } from './shared/storage/database/mapped-table.js';
export { Repositories } from './shared/storage/database/repositories.js';
export { FactListener } from './shared/storage/jobs/fact-listener.js';

// Operations of the API, and their place in the contract.
export { RequestBody } from './shared/delivery/http/bodies/body.js';
export { CurrentCaller } from './shared/delivery/http/current-caller.js';
export * as field from './shared/delivery/http/dto.js';
export { ContractParts, type ContractTag } from './shared/delivery/http/openapi/contract-parts.js';
export { Operation, type OperationOptions } from './shared/delivery/http/routes/operation.js';

// Tools of agents.
export type { McpCall } from './shared/delivery/mcp/mcp-call.js';
export { McpRegistry } from './shared/delivery/mcp/mcp-registry.js';
export { READS, tool, type ToolAnswer, type ToolHints } from './shared/delivery/mcp/mcp-tool.js';

// Pages: shell, forms, errors.
export type { FastifyReply as PageReply, FastifyRequest as PageRequest } from 'fastify';
export type { VerifiedSession } from './shared/delivery/http/authentication/session-verifier.js';
export { CurrentSession, FormBody, PageRoute } from './shared/delivery/http/routes/page-route.js';
export { PageForms } from './shared/delivery/web/forms/page-forms.js';
export { PostForm } from './shared/delivery/web/forms/post-form.js';
export { PageErrorFilter } from './shared/delivery/web/page-error.filter.js';
export { languageOf } from './shared/delivery/web/language/page-language.js';
export { Page } from './shared/delivery/web/shell/page.js';
export { html } from './shared/delivery/web/serving/render.js';

// Ports whose adapters may be replaced: `static readonly replaces: readonly Replacement[]` of the module.
export {
  AudioPackager,
  LanguageModel,
  MediaStore,
  ModelFailure,
  RecordingStudio,
  ScriptWriter,
  SpeechEngine,
  SpeechFailure,
  type Composition,
  type EngineIdentity,
  type EngineReadiness,
  type LineSpeech,
  type LineTiming,
  type ModelAnswer,
  type ModelLine,
  type ModelLines,
  type ModelPrompt,
  type ModelTerms,
  type PackagedAudio,
  type PackagingInput,
  type Readiness,
  type Recording,
  type RecordingRequest,
  type Speaker,
  type Speech,
  type SpeechFailureReason,
  type Turn,
  type WordTime,
} from './extensions/replaceable-ports.js';
export type { Replacement } from './shared/replaceable.js';
/** What `SpeechEngine.voiceOf` is asked about. */
export type { Host } from './shared/kernel/hosts/host.js';

// Commands of operators.
export {
  CliCommand,
  type CliValues,
  CommandRefused,
  ProblemsFound,
  type Say,
  UsageError,
} from './shared/delivery/cli/cli-command.js';
export { Members } from './shared/delivery/cli/members.js';
export * as parameter from './shared/delivery/cli/parameters.js';
