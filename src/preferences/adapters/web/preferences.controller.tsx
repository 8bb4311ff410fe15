import { Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedSession } from '../../../shared/delivery/http/authentication/session-verifier.js';
import type { FormFields } from '../../../shared/delivery/http/bodies/form-body.js';
import { CurrentSession, FormBody, PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageForms } from '../../../shared/delivery/web/forms/page-forms.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { html } from '../../../shared/delivery/web/serving/render.js';
import { HostCatalogue, UnknownHosts } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { UpdateListening } from '../../application/commands/update-listening.js';
import { UpdateProfile } from '../../application/commands/update-profile.js';
import { GetListening } from '../../application/queries/get-listening.js';
import { GetProfile } from '../../application/queries/get-profile.js';
import { HostsOfSeveralLanguages } from '../../domain/listening.js';
import {
  planOf,
  typedIn,
  typedOf,
  type PlannedPreferences,
  type PreferencesFault,
  type TypedPreferences,
} from './preferences-form.js';
import { PREFERENCES_PATH } from './preferences-model.js';
import { PreferencesPage } from './preferences-page.js';

type Planned = PlannedPreferences | readonly PreferencesFault[];

/** Language, length, format, hosts and time zone: `/settings/preferences`. */
@Controller('settings/preferences')
@UseFilters(PageErrorFilter)
export class PreferencesPageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly forms: PageForms,
    private readonly catalogue: HostCatalogue,
  ) {}

  @Get()
  @PageRoute({ session: 'required' })
  async show(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() query: { readonly done?: unknown },
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const page = { ...this.forms.pageFor(request, reply), hosts: this.catalogue.hosts };
    const typed = await this.setBy(caller.id);
    return html(reply, <PreferencesPage model={{ ...page, typed, faults: [], isSaved: query.done === 'saved' }} />);
  }

  @Post()
  @PageRoute({ session: 'required', form: true })
  async change(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @FormBody() fields: FormFields,
    @CurrentSession() { caller }: VerifiedSession,
  ): Promise<FastifyReply> {
    const typed = typedIn(fields, await this.setBy(caller.id));
    const planned = planOf(typed);
    const faults = isFaults(planned) ? planned : await this.save(caller.id, planned);
    if (faults.length === 0) return reply.redirect(`${PREFERENCES_PATH}?done=saved`, 303);
    const page = { ...this.forms.pageFor(request, reply), hosts: this.catalogue.hosts };
    return html(reply, <PreferencesPage model={{ ...page, typed, faults, isSaved: false }} />, 422);
  }

  private async setBy(caller: CallerId): Promise<TypedPreferences> {
    const [profile, listening] = await Promise.all([
      this.queries.execute(new GetProfile(caller)),
      this.queries.execute(new GetListening(caller)),
    ]);
    return typedOf(profile, listening);
  }

  /** What can be refused comes first, so that nothing is saved by halves. */
  private async save(
    caller: CallerId,
    { profile, listening }: PlannedPreferences,
  ): Promise<readonly PreferencesFault[]> {
    try {
      await this.commands.execute(new UpdateListening(caller, listening));
    } catch (error) {
      if (error instanceof HostsOfSeveralLanguages || error instanceof UnknownHosts) return ['hosts'];
      throw error;
    }
    await this.commands.execute(new UpdateProfile(caller, profile));
    return [];
  }
}

const isFaults = (planned: Planned): planned is readonly PreferencesFault[] => Array.isArray(planned);
