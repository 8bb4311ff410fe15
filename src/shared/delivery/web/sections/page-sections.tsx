import { Logger } from '@nestjs/common';
import type { JSX } from 'preact';
import type { Caller } from '../../../kernel/caller.js';
import type { FormPage } from '../forms/page-forms.js';
import { RequestFailureLog } from '../../http/errors/request-failure-log.js';
import { pageWordsFor } from '../language/locale.js';

/** Who looks at a page, in which language, and the token for its forms. */
export interface PageVisit extends FormPage {
  readonly caller: Caller;
}

/** One part of a page that several contexts make together. */
export interface PageSection {
  /** Its position on the page. */
  readonly place: number;
  /** Names of assets that it needs beside those of the page. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** A `<section>` with a heading of its own; null when there is nothing to show. */
  render(visit: PageVisit): Promise<JSX.Element | null>;
}

/** What a page puts together: the sections that have something to show, and all assets that any of them needs. */
export interface RenderedSections {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly content: readonly JSX.Element[];
}

/** Contexts register their sections here while the program is wired. */
export abstract class PageSections {
  readonly #sections: PageSection[] = [];
  readonly #failures = new RequestFailureLog(new Logger(PageSections.name));

  register(section: PageSection): void {
    this.#sections.push(section);
  }

  /** All at once. A section that fails says so in its place, and the others are there. */
  async render(visit: PageVisit): Promise<RenderedSections> {
    const sections = this.#sections.toSorted((a, b) => a.place - b.place);
    const rendered = await Promise.all(sections.map((section) => this.rendered(section, visit)));
    return {
      styles: [...new Set(sections.flatMap(({ styles = [] }) => styles))],
      scripts: [...new Set(sections.flatMap(({ scripts = [] }) => scripts))],
      content: rendered.filter((section) => section !== null),
    };
  }

  private async rendered(section: PageSection, visit: PageVisit): Promise<JSX.Element | null> {
    try {
      return await section.render(visit);
    } catch (error) {
      this.#failures.tellAny(error, { msg: 'a section of a page failed' });
      const { heading, advice } = pageWordsFor(visit.language).errors.unavailable;
      return (
        <section class="card">
          <p class="hint" role="status">
            {heading}. {advice}
          </p>
        </section>
      );
    }
  }
}
