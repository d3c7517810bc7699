import type { FastifyRequest } from 'fastify';
import { Refusal } from '../Refusal';

const THIS_MACHINE = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const ITS_NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * A hook that answers the machine the server runs on alone. A proxy on the same machine comes from there too: it gives itself away
 * by its header or by the public name that was asked for. For everybody else there is nothing here.
 */
export async function refuseOtherMachines({ headers, socket }: FastifyRequest): Promise<void> {
  const isPassedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].some((name) => name in headers);
  if (isPassedOn || !THIS_MACHINE.test(socket.remoteAddress ?? '') || !ITS_NAMES.test(headers.host ?? '')) throw new Refusal(404, 'There is nothing at this address.');
}
