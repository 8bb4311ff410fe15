import { describe, expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { liberties, servicesIn, sourceOf } from './compose-file.js';

const services = servicesIn(sourceOf('docker/compose.yaml'));
/** KurrentDB does not promise where it writes. */
const WRITABLE = ['histories'];
const OPEN =
  'services: { one: { image: "x:latest", user: root, privileged: true, network_mode: host, volumes: ["./a:/a"] } }';

describe('a container of docker/compose.yaml', () => {
  test.each(Object.entries(services))('%s can do no more than it needs', (name, service) => {
    expect(liberties(name, service, WRITABLE)).toEqual([]);
  });

  test('that may do anything is found to have no confinement at all', () => {
    const [one] = Object.values(servicesIn(OPEN));
    if (one === undefined) throw new Error('no service');
    expect(liberties('one', one)).toHaveLength(10);
  });

  test.each(WRITABLE)('%s is the exception only as long as it is one', (name) => {
    expect(services[name]?.read_only).toBeUndefined();
  });

  test('opens ports on this machine only, unless it is told otherwise', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toEqual(['${LISTEN:-127.0.0.1}:${PORT:-8080}:8080']);
  });

  test.each(['HEALTHCHECK', 'proxy'])('is asked for its health at a route that exists: %s', (where) => {
    const asking =
      where === 'proxy' ? services['proxy']?.healthcheck?.test?.join(' ') : /HEALTHCHECK .*\n.*/.exec(ours)?.[0];
    const [, path] = /\/(healthz|readyz)\b/.exec(asking ?? '') ?? [];
    expect(sourceOf('src/shared/delivery/http/health/health.controller.ts')).toContain(`@Get('${path}')`);
  });
});

const ours = sourceOf('docker/Dockerfile');

describe('a Dockerfile', () => {
  test.each(['docker/Dockerfile', 'docker/extension.Dockerfile'])('%s has no fault that a linter knows', (path) => {
    expect(validate(sourceOf(path)).map(({ message }) => message)).toEqual([]);
  });

  test('with a fault is found by that linter', () => {
    expect(validate('FROM node:24\nCMD ["a"]\nCMD node b\nEXPOSE x').length).toBeGreaterThan(0);
  });

  test('brings no secret: it has no ARG, and no ENV that is named like one', () => {
    expect(ours.match(/^ARG|^ENV .*(KEY|SECRET|PASSWORD|TOKEN)/gm)).toBeNull();
  });

  test('says which user runs the program after the last step that needs another', () => {
    const last = ours.split(/^FROM /m).at(-1) ?? '';
    expect(last.indexOf('\nUSER node\n')).toBeGreaterThan(last.lastIndexOf('\nRUN '));
    expect(last.match(/^USER /gm)).toHaveLength(1);
  });
});
