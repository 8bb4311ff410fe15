import { describe, expect, test } from '@jest/globals';
import { downloadName } from '../../../../src/briefing/adapters/web/download-name.js';

describe('the name of a download', () => {
  test('is the title, without what file systems refuse', () => {
    expect(downloadName('Ports: 3/4 "open"?\n\u0000 Maren <b>')).toBe('Ports 3 4 open Maren b.mp3');
  });

  test('is never empty', () => {
    expect(downloadName(' ?\u{1F}* ')).toBe('briefing.mp3');
  });

  test('is cut between characters, so that it can be written in a header', () => {
    const name = downloadName(`${'x'.repeat(79)}😀😀`);
    expect(name).toBe(`${'x'.repeat(79)}😀.mp3`);
    expect(encodeURIComponent(name)).toContain('%F0%9F%98%80');
  });
});
