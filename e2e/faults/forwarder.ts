import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that leads to one PostgreSQL after another, as the address of a cluster does. */
export interface Forwarder {
  url: string;
  /** Leads new connections to another server. The others stay. */
  leadTo(url: string): void;
  /** Ends all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function forwarderTo(first: string): Promise<Forwarder> {
  let target = new URL(first);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket.on('error', () => undefined).on('close', () => (sockets.delete(socket), other.destroy())));
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(first);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    leadTo: (next) => {
      target = new URL(next);
    },
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
