import type { Language } from '../../../../shared/kernel/language.js';
import { clockTime, languageTag, listOf, roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { Letter, LetterButton, LetterLink } from '../../../../shared/delivery/web/mail/letter.js';
import { letterStyle as style } from '../../../../shared/delivery/web/mail/letter-style.js';
import type { MailContent, MailStory } from './mail-content.js';
import { mailWordsFor } from './mail-locale.js';

/** The name of the picture in the mail. */
export const COVER = 'cover';

export interface ReadyMailProps {
  readonly content: MailContent;
  /** Of the reader. */
  readonly language: Language;
  /** Of what the briefing says. */
  readonly spoken: Language;
}

interface PartProps {
  readonly mail: ReadyMailProps;
}

const extentOf = ({ content: { durationMs, allStories }, language }: ReadyMailProps): string =>
  mailWordsFor(language).extent(roundMinutes(durationMs, language), allStories);

const hiddenStories = ({ stories, allStories }: MailContent): number => allStories - stories.length;

/** What a reader sees of a briefing that is ready. */
export function ReadyMail(mail: ReadyMailProps) {
  const { content, language, spoken } = mail;
  const words = mailWordsFor(language);
  const titles = content.stories.slice(0, 3).map(({ title }) => title);
  return (
    <Letter
      language={language}
      title={content.title}
      preview={titles.length === 0 ? extentOf(mail) : listOf(titles, spoken)}
      footer={<Why mail={mail} />}
    >
      <h1 style={style.heading} lang={languageTag(spoken)}>
        {content.title}
      </h1>
      <p style={style.hint}>{extentOf(mail)}</p>
      <p style={style.paragraph}>
        <a href={content.pageUrl}>
          <img src={`cid:${COVER}`} alt={content.title} width="240" height="240" style={style.cover} />
        </a>
      </p>
      <LetterButton href={content.pageUrl}>{words.listen}</LetterButton>
      <p style={style.paragraph}>
        <LetterLink href={content.readUrl}>{words.read}</LetterLink>
        {' · '}
        <LetterLink href={content.downloadUrl}>{words.download}</LetterLink>
      </p>
      <Chapters mail={mail} />
      <Stories mail={mail} />
    </Letter>
  );
}

function Chapters({ mail: { content, language, spoken } }: PartProps) {
  if (content.chapters.length === 0) return null;
  return (
    <>
      <h2 style={style.subheading}>{mailWordsFor(language).chapters}</h2>
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style={style.table}>
        {content.chapters.map(({ title, startMs, url }) => (
          <tr>
            <td style={style.time}>
              <LetterLink href={url}>{clockTime(startMs)}</LetterLink>
            </td>
            <td style={style.row} lang={languageTag(spoken)}>
              {title}
            </td>
          </tr>
        ))}
      </table>
    </>
  );
}

function Stories({ mail: { content, language, spoken } }: PartProps) {
  const words = mailWordsFor(language);
  const hidden = hiddenStories(content);
  if (content.stories.length === 0) return null;
  return (
    <>
      <h2 style={style.subheading}>{words.inShort}</h2>
      <div lang={languageTag(spoken)}>
        {content.stories.map((story) => (
          <Story story={story} />
        ))}
      </div>
      {hidden > 0 && <p style={style.hint}>{words.moreStories(hidden)}</p>}
    </>
  );
}

function Story({ story: { title, sentence, source } }: { readonly story: MailStory }) {
  return (
    <p style={style.paragraph}>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {sentence !== null && (
        <>
          <br />
          <bdi>{sentence}</bdi>
        </>
      )}
      {source !== null && (
        <>
          <br />
          <span style={style.source}>
            <bdi>{source.url === null ? source.name : <LetterLink href={source.url}>{source.name}</LetterLink>}</bdi>
          </span>
        </>
      )}
    </p>
  );
}

function Why({ mail: { content, language } }: PartProps) {
  const words = mailWordsFor(language);
  return (
    <>
      {words.why} <LetterLink href={content.unsubscribeUrl}>{words.unsubscribe}</LetterLink>
    </>
  );
}

/** The same, for those who do not look at HTML. */
export function readyText(mail: ReadyMailProps): string {
  const { content, language } = mail;
  const words = mailWordsFor(language);
  const hidden = hiddenStories(content);
  const sections = [
    [content.title, extentOf(mail)],
    [
      `${words.listen}: ${content.pageUrl}`,
      `${words.read}: ${content.readUrl}`,
      `${words.download}: ${content.downloadUrl}`,
    ],
    [words.chapters, ...content.chapters.map(({ title, startMs, url }) => `${clockTime(startMs)} ${title}\n  ${url}`)],
    [words.inShort],
    ...content.stories.map(storyText),
    ...(hidden > 0 ? [[words.moreStories(hidden)]] : []),
    ['-- ', words.why, `${words.unsubscribe}: ${content.unsubscribeUrl}`],
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

const storyText = ({ title, sentence, source }: MailStory): string[] => [
  `* ${title}`,
  ...(sentence === null ? [] : [`  ${sentence}`]),
  ...(source === null ? [] : [`  ${source.name}${source.url === null ? '' : `: ${source.url}`}`]),
];
