import type { Language } from '../../../../shared/kernel/language.js';
import { ExternalLink } from '../../../../shared/delivery/web/shell/links.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { DatedLink } from './viewer-model.js';

interface HeadlineProps {
  readonly item: DatedLink;
  readonly language: Language;
}

/** A feed item as a link, with where and when it was published. */
export function Headline({ item, language }: HeadlineProps) {
  return (
    <>
      <ExternalLink class="headline" url={item.url}>
        {item.title}
      </ExternalLink>
      <span class="byline">
        {item.sourceTitle} · <Moment at={item.publishedAt} language={language} />
      </span>
    </>
  );
}
