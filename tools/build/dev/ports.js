import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Address of the development servers: loopback only. */
export const LOOPBACK = '127.0.0.1';

/** The port of a package's development server: the one reserved by `dev.js`, else its default. */
export function portOf({ name, port }) {
  return JSON.parse(process.env.GLOW_PORTS ?? '{}')[name] ?? port;
}

/** Whether the port is in use on IPv6, where browsers look up `localhost` first: another program may listen on all addresses. */
async function isAnsweredOnIpv6(port) {
  const socket = connect(port, '::1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A reserved port: its server closes all connections until `free` is called. */
function reservation(holder) {
  holder.on('connection', (socket) => socket.destroy());
  return { port: holder.address().port, holder, free: () => holder.close() };
}

/** Receives the port that the parent reserved. Sent on request, because a handle sent earlier would leave connections unanswered. */
export async function receivePort() {
  process.send('port');
  process.channel.ref();
  const [, holder] = await once(process, 'message');
  process.channel.unref();
  return reservation(holder);
}

/** Reserves a port; throws the system error when it cannot. */
async function reserve(port) {
  const holder = createServer().listen(port, LOOPBACK);
  await once(holder, 'listening');
  const taken = reservation(holder);
  if (!(await isAnsweredOnIpv6(taken.port))) return taken;
  taken.free();
  throw Object.assign(new Error(`::1:${port} is in use`), { code: 'EADDRINUSE' });
}

async function reserveNamed(text) {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  try {
    return await reserve(Number(text));
  } catch ({ code }) {
    if (code === 'EADDRINUSE')
      throw new Error(
        `Port ${text} is already in use: stop what is running there, or set PORT to another one (0 takes any free one).`,
      );
    throw new Error(`Port ${text} cannot be used (${code}): set PORT to another one (0 takes any free one).`);
  }
}

/**
 * Reserves the port `named`, if given, else the default one or the next free one in steps of ten, until `free` is called.
 * Throws a message for the user when there is none.
 */
export async function takePort(usual, named) {
  if (named) return reserveNamed(named);
  for (let port = usual; port < 65_536; port += 10) {
    const taken = await reserve(port).catch(() => undefined);
    if (taken) return taken;
  }
  throw new Error(`No port from ${usual} on can be had in steps of ten: set PORT to a free one.`);
}
