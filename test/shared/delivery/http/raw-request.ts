import { connect } from 'node:net';

/** Sends bytes as they are to a server on loopback and returns what comes back until the connection closes. */
export function sendRaw(serverUrl: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(serverUrl).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
