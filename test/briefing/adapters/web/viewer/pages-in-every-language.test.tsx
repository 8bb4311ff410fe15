import { describe, expect, test } from '@jest/globals';
import { QuickReadPage } from '../../../../../src/briefing/adapters/web/quick-read/quick-read-page.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { failedModel, makingModel, programmeModel, programmeText } from '../sample-models.js';
import { render } from './viewer-markup.js';

describe.each(LANGUAGES)('the pages in %s', (language) => {
  const tag = language === 'zh' ? 'zh-Hans' : language;
  const pages = [
    render(programmeModel(language)),
    render(makingModel(language)),
    render(failedModel(language)),
    renderPage(<QuickReadPage model={programmeText(language)} />),
  ];

  test('say which language they are in and have one main heading', () => {
    for (const page of pages) {
      expect(page).toContain(`<html lang="${tag}">`);
      expect(page.match(/<h1>/g)).toHaveLength(1);
    }
  });

  test('have no words of another language of ours', () => {
    const everywhere = ['Transcript<', 'Download MP3', 'Back 15 seconds', 'What you missed', 'being made', 'Listen<'];
    const english = [
      ...everywhere,
      'in depth',
      'Sources differ',
      'Told before',
      'new since',
      'written by a',
      'A language',
    ];
    const found = english.filter((words) => pages.some((page) => page.includes(words)));
    expect(found).toEqual(language === 'en' ? english : []);
  });
});
