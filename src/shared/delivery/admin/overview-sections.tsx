import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JSX } from 'preact';
import { BriefingSettings } from '../../../config/briefing-settings.js';
import { HttpSettings } from '../../../config/http-settings.js';
import { IdentitySettings } from '../../../config/identity-settings.js';
import { ShowSettings } from '../../../config/show-settings.js';
import { Fact, Facts } from '../web/shell/facts.js';
import { languageTag, megabytes } from '../web/language/formats.js';
import { Moment } from '../web/shell/moment.js';
import { AdminSections } from '../web/sections/admin-sections.js';
import type { PageVisit } from '../web/sections/page-sections.js';
import { SettingsSections } from '../web/sections/settings-sections.js';
import { SettingsCard } from '../web/settings/settings-card.js';
import { adminWordsFor } from './admin-locale.js';
import { AdminStatus } from './admin-status.js';

/** How the service is, where it keeps things, and what it allows; and the way here from the settings of operators. */
@Injectable()
export class OverviewSections implements OnModuleInit {
  // eslint-disable-next-line max-params
  constructor(
    private readonly sections: AdminSections,
    private readonly settings: SettingsSections,
    private readonly status: AdminStatus,
    private readonly http: HttpSettings,
    private readonly identity: IdentitySettings,
    private readonly briefings: BriefingSettings,
    private readonly shows: ShowSettings,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 1, render: (visit) => this.health(visit) });
    this.sections.register({ place: 8, render: (visit) => this.storage(visit) });
    this.sections.register({ place: 10, render: (visit) => Promise.resolve(this.limits(visit)) });
    this.settings.register({ place: 9, render: (visit) => Promise.resolve(this.way(visit)) });
  }

  private async health({ language }: PageVisit): Promise<JSX.Element> {
    const { health: words } = adminWordsFor(language);
    const { ready, state, checks, build, node, host, role, startedAt } = await this.status.process();
    return (
      <section class="card" aria-labelledby="health">
        <h2 id="health">{words.heading}</h2>
        <p class={ready ? 'admin-well' : 'fault'}>{words.states[!ready && state === 'running' ? 'unready' : state]}</p>
        <Facts>
          {Object.entries(checks).map(([name, result]) => (
            <Fact label={words.checks[name] ?? name}>
              <CheckResult language={language} result={result} />
            </Fact>
          ))}
          <Fact label={words.build}>
            <code>{build}</code>
          </Fact>
          <Fact label={words.process}>{`${host} · ROLE=${role} · Node ${node}`}</Fact>
          <Fact label={words.since}>
            <Moment at={startedAt} language={language} style="exact" />
          </Fact>
        </Facts>
      </section>
    );
  }

  private async storage({ language }: PageVisit): Promise<JSX.Element> {
    const { storage: words } = adminWordsFor(language);
    const { databaseBytes, largest, histories, media, diskFreeBytes } = await this.status.storage();
    return (
      <section class="card" aria-labelledby="storage">
        <h2 id="storage">{words.heading}</h2>
        <Facts>
          <Fact label={words.database}>{megabytes(databaseBytes, language)}</Fact>
          <Fact label={words.largest}>
            {largest.map(({ name, bytes }) => (
              <div>{`${name}: ${megabytes(bytes, language)}`}</div>
            ))}
          </Fact>
          {diskFreeBytes !== null && <Fact label={words.free}>{megabytes(diskFreeBytes, language)}</Fact>}
          <Fact label={words.histories}>{histories === 'postgres' ? 'PostgreSQL' : 'EventStoreDB'}</Fact>
          <Fact label={words.media}>{media === 'disk' ? words.onDisk : words.inS3}</Fact>
        </Facts>
      </section>
    );
  }

  private limits({ language }: PageVisit): JSX.Element {
    const { limits: words } = adminWordsFor(language);
    const number = new Intl.NumberFormat(languageTag(language));
    return (
      <section class="card" aria-labelledby="limits">
        <h2 id="limits">{words.heading}</h2>
        <p class="hint">{words.lead}</p>
        <Facts>
          <Fact label={words.signUp}>{words.signUps[this.identity.signUp]}</Fact>
          <Fact label={words.anonymous}>{this.identity.anonymousRegistration ? words.on : words.off}</Fact>
          <Fact label={words.requests}>{number.format(this.http.rateLimitPerMinute)}</Fact>
          <Fact label={words.briefings}>{number.format(this.briefings.briefingDailyLimit)}</Fact>
          <Fact label={words.shows}>{number.format(this.shows.showsPerMember)}</Fact>
        </Facts>
      </section>
    );
  }

  private way({ language, caller }: PageVisit): JSX.Element | null {
    if (!caller.roles.includes('operator')) return null;
    const { heading, way } = adminWordsFor(language);
    return (
      <SettingsCard href="/admin" heading={heading}>
        {way}
      </SettingsCard>
    );
  }
}

interface CheckResultProps extends Pick<PageVisit, 'language'> {
  /** As readiness has it; what it tells besides is the same in every language, as in `/readyz`. */
  readonly result: string;
}

function CheckResult({ language, result }: CheckResultProps) {
  const { health: words } = adminWordsFor(language);
  if (result === 'failing') return <strong class="fault">{words.failing}</strong>;
  const [, besides] = /^ok, (.*)$/.exec(result) ?? [];
  return (
    <>
      {words.working}
      {besides !== undefined && (
        <div class="hint" lang="en">
          {besides}
        </div>
      )}
    </>
  );
}
