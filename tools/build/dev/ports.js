import getPort from 'get-port';

export const LOOPBACK = '127.0.0.1';

/** As `choosePort`, with `PORT`; if that throws, the process ends with the message. */
export async function ownPort(usual) {
  return choosePort(usual, process.env.PORT).catch(({ message }) => {
    console.error(message);
    process.exit(1);
  });
}

/** The port `named`, else the usual one or the next free one in steps of ten. Throws if the named port is not free. */
export async function choosePort(usual, named) {
  if (!named) return getPort({ port: Array.from({ length: 100 }, (_, step) => usual + 10 * step) });
  const port = Number(named);
  if (!/^\d+$/.test(named) || port > 65_535) throw new Error(`GLOW-103 "${named}" is no PORT from 0 to 65535.`);
  const found = await getPort({ port });
  if (port === 0 || found === port) return found;
  throw new Error(
    `GLOW-104 Port ${port} is already in use, or not for this user: stop what is running there, or set PORT to another one (0 takes any free one).`,
  );
}
