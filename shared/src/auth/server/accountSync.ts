import { MOST_MERGED, MOST_SAVED } from '@glow/shared/validation';
import { owner, type PartState } from '../owner';
import { factsOfNewLines, PART_NAMES, readPart, writePart, type PartName } from './deviceParts';
import { canonical, withChanges, type Entry } from './merge';
import { ask, inTurn, SessionOver } from './requests';

interface ServerPart {
  version: number;
  write: string | null;
  value: Entry[];
}

/** `current` is the server's part, if something has changed it. */
type PutAnswer = Partial<Record<'current', ServerPart> & Pick<ServerPart, 'version'>>;

/** Most tries to merge and send a part that another device changes at the same time. */
const MOST_TRIES = 5;

/** Synchronizes the account's data between device and server. Rejects with `SessionOver`, and without network. */
export function syncAccount(id: string): Promise<void> {
  return inTurn(async () => {
    const { answer } = await askAccount<Record<PartName, ServerPart> & { orders: unknown }>('GET', '', 'orders');
    if (!answer || !isOwner(id)) return;
    if (Array.isArray(answer.orders)) writePart('orders', id, answer.orders);
    for (const name of PART_NAMES) {
      await adopt(id, name, answer[name]);
      await sendPart(id, name);
    }
  });
}

export function sendChanges(id: string): Promise<void> {
  return inTurn(async () => {
    for (const name of PART_NAMES) await sendPart(id, name);
  });
}

async function askAccount<Answer>(method: string, path: string, field: string, body?: unknown) {
  const { status, answer } = await ask<Answer>(method, `/api/account${path}`, field, body);
  if (status === 401) throw new SessionOver();
  const isRefused = method === 'PUT' && [400, 413, 422].includes(status);
  if (status !== 200 && status !== 409 && !isRefused) throw new Error(`Status ${status}`);
  return { status, answer };
}

function isOwner(id: string): boolean {
  return owner.read()?.id === id;
}

function partOf(name: PartName): PartState {
  return owner.read()?.parts[name] ?? { version: -1, base: [] };
}

function savePart(name: PartName, part: PartState): void {
  const known = owner.read();
  if (known) owner.write({ ...known, parts: { ...known.parts, [name]: part } });
}

/** Merges the server's part into the part here. `isRefused`: a pending write has certainly not arrived. */
async function adopt(id: string, name: PartName, server: ServerPart, isRefused = false): Promise<void> {
  const facts = name === 'cart' ? await factsOfNewLines(server.value) : {};
  if (!isOwner(id)) return;
  const { version, base, pending } = partOf(name);
  const isAcknowledged = pending !== undefined && pending.write === server.write;
  // an unchanged version shows that the pending write has not arrived
  if (version === server.version && !isAcknowledged) return;
  const local = readPart(name, id);
  const from = isAcknowledged ? pending.value : base;
  const isKnown = isAcknowledged || isRefused || !pending;
  const merged = withChanges(from, local, server.value, isKnown).slice(0, MOST_MERGED * MOST_SAVED[name]);
  if (canonical(merged) !== canonical(local)) writePart(name, id, merged, facts);
  savePart(name, { version: server.version, base: server.value });
}

/** Sends a part if it has changed here; a write without an answer is sent again as it was. */
async function sendPart(id: string, name: PartName): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES && isOwner(id); tries++) {
    const part = partOf(name);
    const local = readPart(name, id);
    // nothing is sent before the server's value was merged
    if (part.version < 0) return;
    if (!part.pending && canonical(local) === canonical(part.base)) return;
    const pending = part.pending ?? { write: crypto.randomUUID(), value: local };
    if (!part.pending) savePart(name, { ...part, pending });
    const write = { version: part.version, ...pending };
    const { status, answer } = await askAccount<PutAnswer>('PUT', `/${name}`, 'version', write);
    if (!isOwner(id)) return;
    if (status === 409 && answer?.current) await adopt(id, name, answer.current, !part.pending);
    // a part that the server refuses stays here until it is changed
    else savePart(name, { version: answer?.version ?? part.version, base: pending.value });
  }
}
