import { StartError } from '../errors/errors';

/** Refuses invisible characters: Windows line ends leave a carriage return, which libraries accept or drop silently. */
export function visible(name: string, text: string | undefined): string | undefined {
  if (!/[\p{Cc}\p{Cf}]/u.test(text ?? '')) return text;
  throw new StartError(`GLOW-006 ${name} holds an invisible character, as the line ends of Windows are: remove it.`);
}

/** The text of a setting; undefined if it is not set. Throws a `StartError` if it cannot be used. */
export function read(env: NodeJS.ProcessEnv, name: string, isUsable: (text: string) => boolean, expected: string) {
  const text = env[name];
  if (!text || isUsable(text)) return text || undefined;
  throw new StartError(`GLOW-007 ${name} must be ${expected}.`);
}

export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max = 1_000_000): number {
  const isUsable = (text: string) => /^\d{1,7}$/.test(text) && Number(text) <= max;
  return Number(read(env, name, isUsable, `a whole number from 0 to ${max}, not "${env[name]}"`) ?? fallback);
}

export function oneOf(env: NodeJS.ProcessEnv, name: string, values: readonly string[]): string | undefined {
  return read(env, name, (text) => values.includes(text), `one of ${values.join(', ')}, not "${env[name]}"`);
}

/** Whether a setting is `1`; `reason` says why it needs another setting. */
export function flag(env: NodeJS.ProcessEnv, name: string, needed?: string, reason?: string): boolean {
  const isOn = oneOf(env, name, ['1', '0', 'false']) === '1';
  if (isOn && needed && !env[needed]) throw new StartError(`GLOW-008 ${name} needs ${needed}: ${reason}.`);
  return isOn;
}

/** The error does not repeat the address, because it may hold a password. */
export function address(env: NodeJS.ProcessEnv, name: string, pattern: RegExp, example: string, kind = 'an address') {
  return read(env, name, (text) => pattern.test(text) && URL.canParse(text), `${kind} like ${example}`);
}
