import { describe, expect, test } from '@jest/globals';
import { QuickReadPage } from '../../../../../src/briefing/adapters/web/quick-read/quick-read-page.js';
import type { ReadyModel } from '../../../../../src/briefing/adapters/web/viewer/viewer-model.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { CORRECTIONS, failedModel, makingModel, programmeModel, programmeText, readyModel } from '../sample-models.js';
import { render, SCRIPT } from './viewer-markup.js';

/** Every text of a model that is not ours, replaced by markup that would run. */
function hostile(model: ReadyModel): ReadyModel {
  const source = { title: SCRIPT, sourceTitle: SCRIPT, url: 'javascript:alert(1)' };
  return {
    ...model,
    title: SCRIPT,
    hosts: [SCRIPT, SCRIPT],
    chapters: model.chapters.map((chapter) => ({ ...chapter, title: SCRIPT })),
    segments: model.segments.map((segment) => ({ ...segment, text: SCRIPT, speaker: SCRIPT, source })),
    asked: SCRIPT,
    corrections: CORRECTIONS.map((correction) => ({
      ...correction,
      source,
      sentences: [{ before: SCRIPT, after: SCRIPT, startMs: 0 }],
    })),
    stories: model.stories.map(({ items, ...story }) => ({
      ...story,
      title: SCRIPT,
      items: items.map((item) => ({ ...item, ...source })),
      disagreements: [{ unit: SCRIPT, figures: [{ figure: SCRIPT, source }] }],
    })),
    missed: model.missed.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, ...source })) })),
  };
}

describe('the page of a briefing that is ready', () => {
  const page = render(readyModel());

  test('plays without scripts', () => {
    expect(page).toMatch(/<audio class="native" controls preload="metadata" src="\/media\/briefing\.mp3"/);
    expect(page).toMatch(/<div class="controls" data-controls="true" hidden>/);
  });

  test('shows every sentence as a link to its moment', () => {
    for (const segment of readyModel().segments) {
      expect(page).toContain(`href="#t=${segment.startMs / 1000}" data-start="${segment.startMs / 1000}">`);
      expect(page).toContain(segment.text);
    }
  });

  test('says the language of each sentence that is not in its own, to screen readers', () => {
    const { segments } = readyModel();
    const [first, ...others] = segments;
    const japanese = { ...first!, text: '港の橋を閉鎖。', language: 'ja' as const };
    const foreign = render(readyModel('en', { segments: [japanese, ...others] }));
    expect(foreign).toMatch(/<a class="sentence"[^>]* lang="ja"[^>]*>港の橋を閉鎖。<\/a>/);
    expect(foreign.match(/<a class="sentence"[^>]* lang=/g)).toHaveLength(1);
    expect(page).not.toMatch(/<a class="sentence"[^>]* lang=/);
  });

  test('leads from each fact to its source, and from nothing else', () => {
    const facts = readyModel().segments.filter(({ source }) => source !== undefined);
    expect(page.match(/class="source-mark"/g)).toHaveLength(facts.length);
    expect(page).toContain(
      'aria-label="2. Source: Grid Watch – What a 400-megawatt battery does on a windy night (opens in a new tab)"',
    );
  });

  test('numbers sources alike in the transcript and in the list', () => {
    expect(page).toMatch(/Rail &amp; Track – Night trains[^>]*>3<\/a>/);
    expect(page).toMatch(/<span class="number" aria-hidden="true">3<\/span><a class="headline"[^>]*>Night trains/);
  });

  test('offers the file, the text, the chapters and what was left out', () => {
    expect(page).toContain('href="/media/briefing.mp3?download=1" download');
    expect(page).toContain(`href="${readyModel().quickReadUrl}"`);
    expect(page).toContain('data-chapters');
    expect(page).toContain('What you missed');
    expect(page).toContain('Covers 3 of 7 stories.');
  });

  test('says so when it is shorter than asked', () => {
    expect(page).not.toContain('not enough new material');
    expect(render(readyModel('en', { shorterThanAsked: true }))).toContain('not enough new material');
    const repeated = render(readyModel('en', { shorterThanAsked: true, nothingNew: true }));
    expect(repeated).toContain('all of it was told in an earlier briefing');
    expect(repeated).not.toContain('not enough new material');
  });

  test('folds what was left out, by reason, with counts, the newest linked and the rest counted', () => {
    const missed = /<details class="missed">.*?<\/details>/.exec(page)?.[0] ?? '';
    expect(missed).toContain('<h2>What you missed</h2><span class="size">40 items</span>');
    expect(missed).toContain('Other stories mattered more <span class="size">27 items</span>');
    expect(missed).toContain('and 26 more');
    expect(missed).toContain('href="https://ocean.example/photo"');
    expect(missed).toContain('<span class="headline">Ten recipes for a rainy week</span>');
    expect(missed).toContain('From sources the request left out <span class="size">12 items</span>');
  });

  test('tells the articles that say the same from those that were read', () => {
    expect(page.match(/Also reported by/g)).toHaveLength(1);
    expect(page).toMatch(/Also reported by<\/span>.{0,80}<a class="headline"[^>]*>Deep sea census/);
  });

  test('does without cover, waveform, chapters, sources and left-out items', () => {
    const bare = render(
      readyModel('en', {
        coverUrl: null,
        waveform: [],
        chapters: [],
        stories: [],
        missed: [],
        hosts: [],
        quickReadUrl: null,
        audioSizeBytes: null,
        coverage: { covered: 0, total: 0 },
      }),
    );
    expect(bare).toContain('class="plain-track"');
    expect(bare).not.toContain('class="cover"');
    expect(bare).not.toContain('What you missed');
    expect(bare).not.toMatch(/undefined|NaN|null/);
  });

  test('tells other sites its title, its stories, its cover and its sound', () => {
    expect(page).toContain('<meta property="og:title" content="Your briefing: energy, rail and the deep sea"/>');
    expect(page).toContain('<meta property="og:image" content="https://briefings.example/media/cover.svg"/>');
    expect(page).toContain('<meta property="og:audio" content="https://briefings.example/media/briefing.mp3"/>');
    expect(page).toMatch(/<meta property="og:description" content="Grid operators connect/);
  });

  test('tells machines that software made it, and how', () => {
    const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'CreativeWork',
      name: 'Your briefing: energy, rail and the deep sea',
      digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource',
      associatedMedia: { contentUrl: 'https://briefings.example/media/briefing.mp3' },
    });
  });

  test('escapes every text of a feed and drops every link that could run', () => {
    const markup = render(hostile(programmeModel()));
    expect(markup).not.toContain('<script>');
    expect(markup).not.toContain('<img src=x');
    expect(markup).not.toMatch(/href="javascript:/i);
    expect(markup.match(/<script type="module" src=/g)).toHaveLength(3);
    expect(markup.match(/<script/g)).toHaveLength(4);
  });
});

describe('the page of a briefing that is being made', () => {
  test('shows how far it is and which step it is at', () => {
    const page = render(makingModel());
    expect(page).toContain('<title>58 % · Your briefing: energy, rail and the deep sea</title>');
    expect(page).toMatch(/<progress max="100" value="58" aria-label="Progress"/);
    expect(page).toMatch(/data-step="rendering" aria-current="step"/);
    expect(page.match(/class="done"/g)).toHaveLength(2);
    expect(page).toContain(
      '<noscript><meta http-equiv="refresh" content="2;url=/b/Zk3vT9qLw2xR8mYc1bNd7A/wait"/></noscript>',
    );
  });

  test('offers the text as soon as there is one', () => {
    expect(render(makingModel())).toContain('read it now');
    expect(render(makingModel('en', { quickReadUrl: null, title: null, status: 'composing' }))).not.toContain(
      'read it now',
    );
  });
});

describe('the page of a briefing that failed', () => {
  test('says that nothing matched and what to ask instead', () => {
    const page = render(failedModel());
    expect(page).toContain('Nothing in the feeds fits the request.');
    expect(page).toContain('Ask again with a wider subject');
  });

  test('says what was understood, also when nothing came of it', () => {
    expect(render(failedModel('en', { asked: 'You asked for: only volcanoes' }))).toContain(
      'You asked for: only volcanoes',
    );
  });

  test('says what was there, and why none of it was taken', () => {
    expect(render(failedModel())).toContain('Other stories mattered more');
  });

  test('says that the allowance is given back, and the reason in detail, when something broke', () => {
    const page = render(failedModel('de', { code: 'speech_failed', message: 'The voice did not answer.' }));
    expect(page).toContain('nicht auf das Kontingent angerechnet');
    expect(page).toContain('<code>speech_failed</code> <span lang="en">The voice did not answer.</span>');
  });
});

describe('the pages of a briefing of which a source changed something', () => {
  const pages = [render(programmeModel()), renderPage(<QuickReadPage model={programmeText()} />)];

  test('show both versions, the source and the date before what the briefing says, without scripts', () => {
    for (const page of pages) {
      expect(page).toMatch(/<section class="corrections" aria-labelledby="corrections">/);
      expect(page).toContain('<del>It will power 90,000 homes.</del>');
      expect(page).toContain('<ins>It will power 19,000 homes.</ins>');
      expect(page).toContain('<del>The ferry sank at noon.</del>');
      expect(page).toContain('Withdrawn by the publisher');
      expect(page.indexOf('class="corrections"')).toBeLessThan(page.indexOf('It will power 90,000 homes.</a>') >>> 0);
    }
  });

  test('lead there from the sentence', () => {
    for (const page of pages) {
      expect(page).toContain('<a class="correction-mark" href="#correction-1">corrected since</a>');
      expect(page).toContain('id="correction-1"');
    }
  });

  test('say so in the language of the briefing, with the language of each sentence', () => {
    for (const language of LANGUAGES) {
      const page = render(readyModel(language, { corrections: CORRECTIONS }));
      expect(page.includes('<del lang="en">')).toBe(language !== 'en');
      expect(page.includes('What was said')).toBe(language === 'en');
    }
  });

  test('say nothing where nothing was changed', () => {
    expect(render(readyModel())).not.toContain('corrections');
  });
});
