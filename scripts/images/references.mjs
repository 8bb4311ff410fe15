// Names of images, as they stand in Dockerfiles and compose files.

const OF_DOCKER = 'registry-1.docker.io';
const MENTIONED = /^(?:FROM (?:--\S+ )?|\s+image: )(\S+)/gm;
const STAGE = /^FROM .* AS (\S+)$/gim;
const PINNED = /^(?<name>[^@]+?)(?::(?<tag>[\w][\w.-]*))?(?:@(?<digest>sha256:[0-9a-f]{64}))?$/;

/** Where it is asked for, and what for. A name without a host is one of Docker's; without an owner, an official one. */
export function referenceOf(written) {
  const { name, tag = null, digest = null } = PINNED.exec(written)?.groups ?? {};
  if (name === undefined) throw new Error(`"${written}" is no name of an image`);
  const [first = '', ...rest] = name.split('/');
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const path = hasHost ? rest.join('/') : name;
  const isDockers = !hasHost || first === 'docker.io';
  return {
    written,
    registry: isDockers ? OF_DOCKER : first,
    repository: isDockers && !path.includes('/') ? `library/${path}` : path,
    base: tag === null ? name : `${name}:${tag}`,
    tag,
    digest,
  };
}

/**
 * The images of others that this text names. `own`: what our own images are called, which no registry has. Stages of the
 * file itself, and what a variable names, are no such images.
 */
export function imagesIn(text, own) {
  const stages = new Set([...text.matchAll(STAGE)].map(([, stage]) => stage));
  const written = [...text.matchAll(MENTIONED)].map(([, name]) => name);
  const others = written.filter((name) => !stages.has(name) && !name.startsWith('$') && name !== 'scratch');
  return [...new Set(others)].map(referenceOf).filter(({ repository }) => repository !== `library/${own}`);
}

/** The text with these images named by digest too: `postgres:18.4@sha256:…`. The tag stays, for people. */
export const withDigests = (text, digests) =>
  text.replaceAll(MENTIONED, (mention, name) => {
    const digest = digests.get(name);
    return digest === undefined ? mention : mention.replace(name, `${referenceOf(name).base}@${digest}`);
  });
