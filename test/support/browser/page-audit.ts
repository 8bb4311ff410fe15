import type { Page } from 'playwright-core';

/** What a reader with a screen reader, weak eyes or large fingers would stumble over; an empty list is good. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const visible = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(visible);
    const say = (fault: string, elements: readonly Element[]) =>
      elements.map((element) => `${fault}: ${element.outerHTML.slice(0, 120)}`);

    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      (element instanceof HTMLSelectElement || element instanceof HTMLInputElement
        ? element.labels?.[0]?.textContent
        : element.textContent) ??
      '';
    const nameless = all('a[href], button, select, input, summary, nav').filter(
      (element) => nameOf(element).trim() === '' && !element.hasAttribute('aria-labelledby'),
    );

    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);

    const levels = all('h1, h2, h3, h4').map((heading) => Number(heading.tagName[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);

    const small = all('button, select, .button, .chapters a, .brand, summary').filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    });

    const overflow = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [
      ...say('no accessible name', nameless),
      ...say('no alternative text', all('img:not([alt])')),
      ...repeated.map((id) => `repeated id ${id}`),
      ...skipped.map((level) => `heading level skipped before h${level}`),
      ...say('smaller than 44 px', small),
      ...(overflow ? [`wider than the window: ${document.documentElement.scrollWidth}`] : []),
      ...(all('h1').length === 1 ? [] : ['not exactly one main heading']),
    ];
  });
}

/** Visible texts whose contrast with what is behind them is under 4.5 (WCAG 2.2, 1.4.3). */
export async function paleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const paint = (colours: readonly string[]): readonly number[] => {
      canvas?.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        if (canvas) canvas.fillStyle = colour;
        canvas?.fillRect(0, 0, 1, 1);
      }
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    };
    const luminance = (rgb: readonly number[]) =>
      rgb
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const behind = (element: Element | null): string[] =>
      element === null ? [] : [...behind(element.parentElement), getComputedStyle(element).backgroundColor];

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches('.skip-link, .visually-hidden, option') &&
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
    );
    return texts.flatMap((element) => {
      const layers = behind(element);
      const property = element.closest('svg') ? 'fill' : 'color';
      const [text, ground] = [paint([...layers, getComputedStyle(element)[property]]), paint(layers)].map(luminance);
      const [light, dark] = [Math.max(text ?? 0, ground ?? 0), Math.min(text ?? 0, ground ?? 0)];
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < 4.5 ? [`${contrast.toFixed(2)} ${element.outerHTML.slice(0, 100)}`] : [];
    });
  });
}
