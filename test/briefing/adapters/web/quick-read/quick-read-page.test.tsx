import { describe, expect, test } from '@jest/globals';
import { QuickReadPage } from '../../../../../src/briefing/adapters/web/quick-read/quick-read-page.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { programmeText, quickReadModel } from '../sample-models.js';
import { SCRIPT } from '../viewer/viewer-markup.js';

describe('the quick read', () => {
  test('shows each story with its facts and sources', () => {
    const page = renderPage(<QuickReadPage model={quickReadModel()} />);
    for (const story of quickReadModel().stories) {
      expect(page).toContain(`<h2>${story.title}</h2>`);
      for (const point of story.points) expect(page).toContain(point.text);
      for (const item of story.items) expect(page).toContain(item.url?.replaceAll('&', '&amp;'));
    }
    expect(page).toContain(`href="${quickReadModel().viewerUrl}"`);
  });

  test('tells of the programme what the viewer page tells', () => {
    const page = renderPage(<QuickReadPage model={programmeText()} />);
    for (const words of [
      'You asked for',
      'Format: in depth',
      'Sources differ',
      'Told before',
      'language model wrote',
    ]) {
      expect(page).toContain(words);
    }
  });

  test('escapes every text of a feed', () => {
    const [story] = quickReadModel().stories;
    const source = { title: SCRIPT, sourceTitle: SCRIPT, url: 'data:text/html,x' };
    const points = [{ text: SCRIPT, source }];
    const stories =
      story === undefined ? [] : [{ title: SCRIPT, items: [{ ...source, publishedAt: 0, merged: false }], points }];
    const page = renderPage(<QuickReadPage model={quickReadModel('en', { title: SCRIPT, stories })} />);
    expect(page).not.toContain('<script>');
    expect(page).not.toContain('href="data:');
  });
});
