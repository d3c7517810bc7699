import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** The address that development servers listen on: they are reached from this machine alone. */
export const LOOPBACK = '127.0.0.1';

/** The port of a package's development server: the one that `dev.js` has taken for it, else its usual one. */
export function portOf({ name, port }) {
  return JSON.parse(process.env.GLOW_PORTS ?? '{}')[name] ?? port;
}

/** Whether something answers where a browser looks first for `localhost`: other programs may listen on every address of the machine. */
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

/** A port that is occupied by a server which answers nobody, until that is closed. */
function held(holder) {
  holder.on('connection', (socket) => socket.destroy());
  return { port: holder.address().port, holder, free: () => holder.close() };
}

/** The port that the parent has taken for this process. It is asked for, since a server that arrived before would leave its visitors waiting. */
export async function receivePort() {
  process.send('port');
  process.channel.ref();
  const [, holder] = await once(process, 'message');
  process.channel.unref();
  return held(holder);
}

/** Occupies a port; throws the system's error where it cannot. */
async function occupy(port) {
  const holder = createServer().listen(port, LOOPBACK);
  await once(holder, 'listening');
  const taken = held(holder);
  if (!(await isAnsweredOnIpv6(taken.port))) return taken;
  taken.free();
  throw Object.assign(new Error(`::1:${port} is in use`), { code: 'EADDRINUSE' });
}

async function occupyNamed(text) {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  try {
    return await occupy(Number(text));
  } catch ({ code }) {
    if (code === 'EADDRINUSE') throw new Error(`Port ${text} is already in use: stop what is running there, or set PORT to another one (0 takes any free one).`);
    throw new Error(`Port ${text} cannot be used (${code}): set PORT to another one (0 takes any free one).`);
  }
}

/**
 * Occupies the port that is `named`, where it is, else the usual one or the next free one in steps of ten; nobody else gets it until `free` is called.
 * Throws a sentence where the named one cannot be had.
 */
export async function takePort(usual, named) {
  if (named) return occupyNamed(named);
  for (let port = usual; port < 65_536; port += 10) {
    const taken = await occupy(port).catch(() => undefined);
    if (taken) return taken;
  }
  throw new Error(`No port from ${usual} on can be had in steps of ten: set PORT to a free one.`);
}
