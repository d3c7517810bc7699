import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { RegistryAccess } from '../base/config/config';
import { ReleaseError, StartError } from '../base/errors/errors';
import type { Reports } from '../web/reports/reports';
import { registrySchema } from '../releases/repository/registrySchema';
import { type SignedStatement, signStatement, type LocalStatement, type Question, type Statement } from './statement';
import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { attempt } from '../base/system/attempt';

const ATTEMPTS = 5;
const PAUSE_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 60_000;

const stateSchema = registrySchema.extend({
  registry: z.string(),
  team: z.string(),
  /** An earlier service does not send these three: the team's packages and public key, and its clock. */
  ownPackages: z.array(z.string()).optional(),
  key: z.string().optional(),
  time: z.iso.datetime().optional(),
});
const missingSchema = z.object({ missing: z.array(z.string()) });
/** A link, the text of the log, a source map as JSON, or reports. */
const answerSchema = z.object({
  preview: z.string().optional(),
  log: z.string().optional(),
  map: z.string().optional(),
  reports: z.custom<Reports>().optional(),
});
const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

export type Answer = z.output<typeof answerSchema>;

/** The pointers of all packages at the service, its id, and the team of the token. */
export type RegistryState = z.output<typeof stateSchema>;

/** All methods throw a `ReleaseError` if the service refuses, or does not answer after five attempts. */
export type RegistryClient = ReturnType<typeof createRegistryClient>;

export function createRegistryClient({ url: origin, token }: RegistryAccess) {
  const url = `${origin}/api/registry`;
  const headers = { authorization: `Bearer ${token}` };

  async function call(path: string, request: RequestInit, attempts = ATTEMPTS): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      ...request,
      headers: { ...headers, ...request.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }).catch((error: Error) => error);
    const isAnswered = !(response instanceof Error) && response.status < 500;
    if (!isAnswered && attempts > 1) {
      await wait(PAUSE_MS);
      return call(path, request, attempts - 1);
    }
    if (response instanceof Error)
      throw new ReleaseError([
        `GLOW-421 ${url} does not answer (${response.cause ?? response.message}): run the command again, it goes on where it was.`,
      ]);
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return body;
    const refused = refusedSchema.safeParse(body);
    throw new ReleaseError(
      refused.data?.errors.map(({ message }) => message) ?? [
        `GLOW-434 ${url}${path} answered ${response.status}${response.status === 404 ? ': the owner of the store has not turned this on' : ''}.`,
      ],
    );
  }

  function post(path: string, body: unknown, attempts?: number): Promise<unknown> {
    const json = { 'content-type': 'application/json' };
    return call(path, { method: 'POST', headers: json, body: JSON.stringify(body) }, attempts);
  }

  return {
    url,
    headers,
    state: async () => read(stateSchema, await call('', {})),
    /** Ids of files that the service does not have. */
    missing: async (files: string[]) => read(missingSchema, await post('/missing', { files })).missing,
    ask: async (signed: SignedStatement) => read(answerSchema, await post('/questions', signed)),
    async upload(id: string, compressed: Buffer, { statement, signature }: SignedStatement) {
      const said = { 'glow-statement': statement, 'glow-signature': signature };
      const binary = { 'content-type': 'application/octet-stream', ...said };
      await call(`/files/${id}`, { method: 'PUT', headers: binary, body: new Uint8Array(compressed) });
    },
    /** Sends a statement without a second attempt. */
    send: async (signed: SignedStatement) => read(answerSchema, await post('/statements', signed, 1)),
    /** `release` is the text of the remote's `release.json`. */
    showLocal: async (signed: SignedStatement, release: string) =>
      read(answerSchema, await post('/local', { ...signed, release }, 1)),
  };

  function read<Value>(schema: z.ZodType<Value>, body: unknown): Value {
    const { data, success } = schema.safeParse(body);
    if (!success) throw new ReleaseError([`GLOW-422 ${url} is no registry service of this version.`]);
    return data;
  }
}

export type Unsigned<Said> = Omit<Said, 'registry' | 'team' | 'time'>;

/** `sign` signs content with the team's key and the present time. Throws a `StartError` without a key. */
export async function connectTeam(access: RegistryAccess) {
  const key = attempt(() => createPrivateKey(readFileSync(access.keyFile)));
  if (!key) throw new StartError(`GLOW-423 REGISTRY_KEY is ${access.keyFile}, where no private key is.`);
  const client = createRegistryClient(access);
  const state = await client.state();
  const { registry, team } = state;
  const sign = (said: Unsigned<Statement> | Unsigned<LocalStatement> | Unsigned<Question>) =>
    signStatement({ registry, team, time: new Date().toISOString(), ...said }, key);
  return { key, client, state, sign };
}
