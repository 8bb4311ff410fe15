import type { FastifyInstance } from 'fastify';

/** Knows which methods a path answers, to tell a wrong method from an unknown path. */
export class RouteTable {
  private readonly methods = new Map<string, Set<string>>();

  /** Only routes that are registered after this are known. */
  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ url, method }) => {
      const known = this.methods.get(url) ?? new Set<string>();
      for (const one of [method].flat()) known.add(one);
      this.methods.set(url, known);
    });
  }

  /** The methods of the routes that match this path, in order; none when no route does. */
  allowed(path: string): readonly string[] {
    const found = new Set<string>();
    for (const [pattern, methods] of this.methods) {
      if (this.matches(pattern, path)) for (const method of methods) found.add(method);
    }
    return [...found].sort();
  }

  private matches(pattern: string, path: string): boolean {
    const parts = path.split('/');
    const wanted = pattern.split('/');
    if (wanted.at(-1) === '*') return wanted.slice(0, -1).every((part, at) => this.fits(part, parts[at]));
    return wanted.length === parts.length && wanted.every((part, at) => this.fits(part, parts[at]));
  }

  private fits(wanted: string, part: string | undefined): boolean {
    return part !== undefined && (wanted === part || (wanted.startsWith(':') && part !== ''));
  }
}
