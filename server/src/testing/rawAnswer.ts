import { connect } from 'node:net';

/** Sends a request's first lines to a local server as they are, and returns all that it answers. */
export function rawAnswer(port: number, lines: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines}\r\nConnection: close\r\n\r\n`));
    socket
      .on('data', (chunk) => {
        text += chunk;
      })
      .on('error', () => undefined)
      .on('close', () => resolve(text));
  });
}
