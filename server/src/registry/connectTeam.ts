import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RegistryAccess } from '../config/config';
import { StartError } from '../errors/StartError';
import { createRegistryClient } from './registryClient';
import { signStatement, type LocalStatement, type Question, type Statement } from './statement';

/** What a team says, without what all of it has in common. */
export type Unsigned<Said> = Omit<Said, 'registry' | 'team' | 'time'>;

/** Connects to a registry service as the team of a token: `sign` signs with the team's key what is sent now. */
export async function connectTeam(access: RegistryAccess) {
  const key = readPrivateKey(access.keyFile);
  const client = createRegistryClient(access);
  const state = await client.state();
  const { registry, team } = state;
  const sign = (said: Unsigned<Statement> | Unsigned<LocalStatement> | Unsigned<Question>) =>
    signStatement({ registry, team, time: new Date().toISOString(), ...said }, key);
  return { key, client, state, sign };
}

/** Throws a `StartError` if the file holds no private key. */
function readPrivateKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch {
    throw new StartError(`REGISTRY_KEY is ${file}, which holds no private key.`);
  }
}
