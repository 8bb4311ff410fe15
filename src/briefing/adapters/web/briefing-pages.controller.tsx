import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JSX } from 'preact';
import { HttpSettings } from '../../../config/http-settings.js';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import { RememberedTexts } from '../../../shared/storage/memory/remembered-texts.js';
import { CurrentSession, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import { html, rendered, renderPage } from '../../../shared/delivery/web/serving/render.js';
import { FindSharedBriefing } from '../../application/queries/find-shared-briefing.js';
import { FindOwnBriefing } from '../../application/queries/find-own-briefing.js';
import { ViewBriefing, type BriefingView } from '../../application/queries/view-briefing.js';
import { progressLabel } from '../../domain/production/progress.js';
import { QuickReadPage } from './quick-read/quick-read-page.js';
import { quickReadModelOf } from './quick-read/quick-read-mapping.js';
import { notUnderstood } from './viewer/asked-line.js';
import { viewerModelOf } from './viewer/viewer-mapping.js';
import type { ViewerModel } from './viewer/viewer-model.js';
import { ViewerPage } from './viewer/viewer-page.js';

/** The public pages of a briefing, behind its unguessable link. */
@Controller('b/:slug')
@UseFilters(PageErrorFilter)
export class BriefingPagesController {
  /** They have no form and nothing of whoever asks. */
  readonly #pages = new RememberedTexts();

  constructor(
    private readonly queries: QueryBus,
    private readonly config: HttpSettings,
    private readonly catalogue: HostCatalogue,
    private readonly forms: PageForms,
  ) {}

  @Get()
  @PageRoute({ session: 'optional' })
  async viewer(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest<{ Querystring: { readonly s?: unknown } }>,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    const view = await this.queries.execute(new ViewBriefing(slug));
    const model = (): ViewerModel => viewerModelOf(view, this.config.baseUrl, this.catalogue);
    if (session === null && request.query.s === undefined && isReady(view)) {
      return rendered(
        reply,
        this.remembered('viewer', view, () => <ViewerPage model={model()} />),
      );
    }
    const visitor = await this.visitor(view, session, { request, reply });
    return html(reply, <ViewerPage model={{ ...model(), ...visitor, ...sentenceIn(request.query.s) }} />);
  }

  @Get('read')
  @PageRoute({ session: 'optional' })
  async quickRead(
    @Param('slug') slug: string,
    @Res() reply: FastifyReply,
    @CurrentSession() session: VerifiedSession | null,
  ): Promise<FastifyReply> {
    const view = await this.queries.execute(new ViewBriefing(slug));
    const model = quickReadModelOf(view, this.config.baseUrl);
    // Until there is something to read, the viewer page says how far it is, or what went wrong.
    if (model === null) return reply.redirect(`/b/${slug}`, 303);
    const page = (): JSX.Element => <QuickReadPage model={{ ...model, signedIn: session !== null }} />;
    if (session === null && isReady(view)) return rendered(reply, this.remembered('read', view, page));
    return html(reply, page());
  }

  /** Polled by the page while the briefing is made, where a stream of events does not get through. */
  @Get('progress')
  async progress(@Param('slug') slug: string, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const { state, percent } = await this.queries.execute(new FindSharedBriefing(slug));
    const { status } = state;
    return reply
      .header('cache-control', 'no-store')
      .send({ status, label: progressLabel(status), overall_percent: percent });
  }

  /** For whoever is not signed in. */
  private remembered(name: string, view: BriefingView, page: () => JSX.Element): Buffer {
    return this.#pages.of(factsOf(name, view), () => renderPage(page()));
  }

  /** What the page has for whoever is signed in, and for its owner besides. */
  private async visitor(
    { briefing: { id, slug }, contents, understood }: BriefingView,
    session: VerifiedSession | null,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ): Promise<Pick<ViewerModel, 'signedIn' | 'owner'>> {
    if (session === null) return {};
    const own = await this.queries.execute(new FindOwnBriefing(session.caller.id, id));
    if (own === null) return { signedIn: true };
    const { userRequest } = own.words;
    const shareUrl = `${this.config.baseUrl}/b/${slug}`;
    const leftOver = notUnderstood(contents.script?.request ?? understood ?? undefined);
    const formToken = this.forms.tokenFor(request, reply);
    return { signedIn: true, owner: { id, userRequest, notUnderstood: leftOver, shareUrl, formToken } };
  }

  @Get('*')
  nothingElse(): never {
    throw new NotFound('There is no such page.');
  }
}

/** Nothing on its pages changes any more, but for corrections. */
const isReady = ({ briefing }: BriefingView): boolean => briefing.state.status === 'ready';

/**
 * What a page of a briefing follows from: its row names the files by their content. The page goes without the ledger and
 * without corrections that are lost.
 */
const factsOf = (page: string, { briefing, contents: { corrections }, selection }: BriefingView) => ({
  page,
  briefing,
  corrections,
  hasLedger: selection !== null,
});

/** `?s=120`: of a long transcript the part with that sentence. */
const sentenceIn = (asked: unknown): { readonly sentence?: number } =>
  typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? { sentence: Number(asked) } : {};
