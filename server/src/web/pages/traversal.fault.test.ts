import { connect, type AddressInfo } from 'node:net';
import { recordResult } from '../../testing/recordResult';
import { TemporarySite } from '../../testing/temporarySite';

const SECRET = 'this is not for the public';

test('R18: no spelling of a path leads out of the public folders', async () => {
  const site = new TemporarySite();
  const files = 'package.json .env shell/secret.txt checkout-mfe/secret.txt server/secret.txt shared/secret.txt';
  for (const file of files.split(' ')) site.write(file, SECRET);
  const server = await site.server();
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const traversals =
    '../ ..%2f %2e%2e/ %2e%2e%2f ..%5c ..\\ %252e%252e%252f ..%c0%af ....// ..;/ .%2e/ %2e./ ..%00/ /../'.split(' ');
  const paths = ['/assets/shell/', '/assets/checkout/', '/images/', '/'].flatMap((start) =>
    traversals.flatMap((traversal) =>
      [1, 3].map((depth) => `${start}${traversal.repeat(depth)}${depth === 1 ? 'secret.txt' : 'package.json'}`),
    ),
  );
  paths.push(
    '/assets/shell//etc/passwd',
    '//etc/passwd',
    '/assets/shell/%2fetc%2fpasswd',
    '/.env',
    '/assets/shell/.env',
    'http://other.example/../package.json',
    '/assets/%00',
    '/assets/shell/secret.txt%00.js',
  );
  const statuses = new Map<string, number>();
  for (const path of paths) {
    const response = await sendRaw(
      port,
      `GET ${path} HTTP/1.1\r\nHost: glow.example\r\nAccept: application/octet-stream\r\nConnection: close\r\n\r\n`,
    );
    const status = /^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 'none';
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(response).not.toContain(SECRET);
    expect(response).not.toContain('root:');
    expect([path, status]).toEqual([path, expect.stringMatching(/^4/)]);
  }
  await server.close();
  site.remove();
  recordResult(
    'R18',
    `${paths.length} spellings of a path: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}, no file outside the public folders`,
  );
});

function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(120_000, () => socket.destroy());
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        response += chunk.toString('latin1');
      })
      .on('close', () => resolve(response));
  });
}
