import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { JSX } from 'preact';
import { HomeSections } from '../../../../shared/delivery/web/sections/home-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import type { KeptBriefing } from '../../../application/queries/list-library.js';
import { ListLibrary } from '../../../application/queries/list-library.js';
import { GetAllowance } from '../../../application/queries/get-allowance.js';
import { ListCompositionChoices } from '../../../application/queries/list-composition-choices.js';
import { IN_PRODUCTION, type ListedStatus } from '../../../domain/briefing.js';
import { AllowanceSection, AskSection, LatestSection, MakingSection } from './home-parts.js';

const PLACE = { ask: 1, making: 2, latest: 4, allowance: 7 };
const MAKING_SHOWN = 5;
const LATEST_SHOWN = 4;

/** What the home page says of briefings. */
@Injectable()
export class HomeBriefings implements OnModuleInit {
  constructor(
    private readonly sections: HomeSections,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    const assets = { styles: ['library.css'], scripts: ['local-time.js', 'being-made.js'] };
    this.sections.register({ ...assets, place: PLACE.ask, render: (visit) => this.ask(visit) });
    this.sections.register({ ...assets, place: PLACE.making, render: (visit) => this.making(visit) });
    this.sections.register({ ...assets, place: PLACE.latest, render: (visit) => this.latest(visit) });
    this.sections.register({ ...assets, place: PLACE.allowance, render: (visit) => this.allowance(visit) });
  }

  private async ask(visit: PageVisit): Promise<JSX.Element> {
    const { sources } = await this.queries.execute(new ListCompositionChoices(visit.caller.id, []));
    return <AskSection page={visit} canAsk={sources.length > 0} formKey={randomUUID()} />;
  }

  private async making(visit: PageVisit): Promise<JSX.Element | null> {
    const made = await this.newest(visit, IN_PRODUCTION, MAKING_SHOWN);
    return made.length === 0 ? null : <MakingSection page={visit} briefings={made} />;
  }

  private async latest(visit: PageVisit): Promise<JSX.Element | null> {
    const ready = await this.newest(visit, ['ready'], LATEST_SHOWN);
    return ready.length === 0 ? null : <LatestSection page={visit} briefings={ready} />;
  }

  private async allowance(visit: PageVisit): Promise<JSX.Element> {
    const left = await this.queries.execute(new GetAllowance(visit.caller));
    return <AllowanceSection page={visit} allowance={left} />;
  }

  private async newest(
    { caller }: PageVisit,
    statuses: readonly ListedStatus[],
    limit: number,
  ): Promise<readonly KeptBriefing[]> {
    return (await this.queries.execute(new ListLibrary(caller.id, { after: null, limit, statuses }))).rows;
  }
}
