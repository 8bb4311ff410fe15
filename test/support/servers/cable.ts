import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../program/free-port.js';

/** A cable between the program and something that it needs, which can be pulled. */
export class Cable {
  readonly #ends = new Set<Socket>();
  readonly #target: { readonly host: string; readonly port: number };
  #server: Server | undefined;
  /** On 127.0.0.1, after the first `plug`; then it stays. */
  port = 0;
  #frozen = false;
  /** Bytes that came from there. */
  received = 0;

  constructor(target: { readonly hostname: string; readonly port: string }) {
    this.#target = { host: target.hostname, port: Number(target.port) };
  }

  async plug(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target.port, this.#target.host);
      for (const end of [near, far]) {
        this.#ends.add(end);
        end.setNoDelay();
        end.on('error', () => end.destroy());
        end.on('close', () => this.#ends.delete(end));
      }
      far.on('data', (bytes) => (this.received += bytes.length));
      near.pipe(far).pipe(near);
      if (this.#frozen) for (const end of [near, far]) end.pause();
    });
    // While it is pulled, no connection of another program may be given its port.
    this.port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.#server = server;
  }

  pull(): void {
    this.#server?.close();
    for (const end of this.#ends) end.destroy();
  }

  /** Nothing passes any more, and no end is told. */
  freeze(): void {
    this.#frozen = true;
    for (const end of this.#ends) end.pause();
  }

  /** What was sent meanwhile arrives. */
  thaw(): void {
    this.#frozen = false;
    for (const end of this.#ends) end.resume();
  }
}
