// npm run pin:images: names the images of docker/ by digest besides their tags, so that what is run is what was looked at.
// -- --check        tells which are not pinned, asks nobody, and exits with 1 where there are some
// -- --mirror URL   asks there, whatever registry an image is of
// -- --folder PATH  of the files, instead of docker/
import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { imagesIn, withDigests } from './images/references.mjs';
import { digestOf } from './images/registry.mjs';
import { ROOT } from './setup.mjs';

const NAMES_IMAGES = /Dockerfile$|^compose.*\.ya?ml$/;
const OWN = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).name;

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    mirror: { type: 'string' },
    folder: { type: 'string', default: join(ROOT, 'docker') },
  },
});
const folder = resolve(options.folder);
const files = readdirSync(folder)
  .filter((name) => NAMES_IMAGES.test(name))
  .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
const images = new Map(files.flatMap(({ text }) => imagesIn(text, OWN)).map((image) => [image.written, image]));

if (options.check) check();
else await pin();

function check() {
  const unpinned = [...images.values()].filter(({ digest }) => digest === null);
  for (const { written } of unpinned) console.log(`not pinned: ${written}`);
  if (unpinned.length === 0) console.log(`All ${images.size} images are pinned.`);
  else process.exitCode = 1;
}

/** Nothing is written before every registry has answered. */
async function pin() {
  const asked = [...images.values()].map(async (image) => [image, await digestOf(image, options.mirror)]);
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter(({ status }) => status === 'rejected');
  for (const { reason } of refused) console.error(reason.message);
  if (refused.length > 0) {
    console.error('Nothing was changed. Run it where the registries can be reached, or name one with --mirror.');
    process.exitCode = 1;
    return;
  }
  const found = answers.map(({ value }) => value);
  for (const [{ base, digest: before }, digest] of found) console.log(`${told(before, digest)} ${base}@${digest}`);
  write(new Map(found.map(([{ written }, digest]) => [written, digest])));
}

function told(before, digest) {
  if (before === null) return 'pinned  ';
  return before === digest ? 'as it was' : 'moved   ';
}

/** Whole files, each at once: nobody finds half of one. */
function write(digests) {
  for (const { path, text } of files) {
    const pinned = withDigests(text, digests);
    if (pinned === text) continue;
    writeFileSync(`${path}.new`, pinned);
    renameSync(`${path}.new`, path);
  }
}
