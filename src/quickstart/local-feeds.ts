import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { CommandRefused } from '../shared/delivery/cli/cli-command.js';

export interface LocalFeeds {
  /** Where a local file is served; undefined for what is a URL already. */
  urlOf(feed: string): string | undefined;
  close(): Promise<void>;
}

const isUrl = (text: string): boolean => /^(https?|feed):/i.test(text);

/** Serves the files among `feeds`, and nothing else, on a free port of loopback. Throws CommandRefused. */
export async function serveFiles(feeds: readonly string[]): Promise<LocalFeeds> {
  const files = new Map<string, string>();
  for (const feed of feeds.filter((candidate) => !isUrl(candidate))) {
    if (!(await stat(feed).catch(() => null))?.isFile()) throw new CommandRefused(`There is no file ${feed}.`);
    files.set(`/${files.size}/${encodeURIComponent(basename(feed))}`, feed);
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (file === undefined) return void response.writeHead(404).end();
    readFile(file).then(
      (content) => response.writeHead(200, { 'content-type': 'application/xml' }).end(content),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const urls = new Map([...files].map(([path, file]) => [file, `http://127.0.0.1:${port}${path}`]));
  return {
    urlOf: (feed) => urls.get(feed),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
