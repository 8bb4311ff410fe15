import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { JSX } from 'preact';
import { AdminSections } from '../web/sections/admin-sections.js';
import type { PageVisit } from '../web/sections/page-sections.js';
import { adminWordsFor } from './admin-locale.js';
import { ADMIN_PATH } from './admin-sheet.js';
import { AdminStatus } from './admin-status.js';
import { QueueTable } from './queues.js';

/** What waits, on the overview. */
@Injectable()
export class QueuesSection implements OnModuleInit {
  constructor(
    private readonly sections: AdminSections,
    private readonly status: AdminStatus,
  ) {}

  onModuleInit(): void {
    this.sections.register({ place: 5, render: (visit) => this.render(visit) });
  }

  private async render({ language }: PageVisit): Promise<JSX.Element> {
    const words = adminWordsFor(language);
    return (
      <section class="card" aria-labelledby="queues">
        <h2 id="queues">{words.queues.heading}</h2>
        <QueueTable language={language} queues={await this.status.queues()} />
        <p class="actions">
          <a class="button" href={ADMIN_PATH.jobs}>
            {words.pages.jobs}
          </a>
        </p>
      </section>
    );
  }
}
