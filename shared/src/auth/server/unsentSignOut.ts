import { createPersistedValue } from '@glow/shared/storage';
import { theme } from '@glow/shared/theme';
import { inTurn, send } from './requests';

/** A sign-out is sent again after this time. */
const RETRY_MS = 30_000;
/** If no answer comes within this time, a line says so. */
const ANSWER_MS = 1000;

/** The session that the store has not ended yet, as its readable cookie names it; empty if it has no name. */
const unsent = createPersistedValue('sign_out', (stored) => /^1\..+/.exec(String(stored))?.[0] ?? '');

let sending: Promise<string | undefined> | undefined;
let retry: ReturnType<typeof setTimeout>;
let showing: ReturnType<typeof setTimeout>;

const line = document.createElement('p');
line.setAttribute('role', 'status');
const { colors, text } = theme;
// covers the header's first line in its colour, or the place above the logo, so that nothing moves
const LOOK = `position:absolute;z-index:11;inset:0 0 auto;padding:.3125rem .75rem;background:${colors.blush};color:${colors.ink};font-size:${text.xs};font-weight:650;line-height:1.5;text-align:center`;

function show(said: string): void {
  line.textContent = said;
  line.style.cssText = said && LOOK;
}

/** The cookie that names this browser's session; only `1` if a former version of the server wrote it. */
export const sessionHere = () => /(?:^|; )glow_signed_in=([^;]+)/.exec(document.cookie)?.[1];

export const noteSignOut = () => unsent.write(sessionHere() ?? '');

export function forgetSignOut(): void {
  unsent.remove();
  tell();
}

/** Forgets a sign-out of a former session; a sign-out without a name is for the present session. */
export function isSignOutUnsent(): boolean {
  const [ended, here] = [unsent.read(), sessionHere()];
  if (ended && here && ended !== here) forgetSignOut();
  return unsent.exists();
}

/** Returns where an identity provider ends the session. Rejects unless the store confirms it, and tries again later. */
export function sendSignOut(): Promise<string | undefined> {
  tell();
  return (sending ??= inTurn(endSession, 'glow-session').finally(() => (sending = undefined)));
}

async function endSession(): Promise<string | undefined> {
  clearTimeout(retry);
  // another tab was faster
  if (!isSignOutUnsent()) return undefined;
  retry = setTimeout(() => void sendSignOut().catch(() => undefined), RETRY_MS);
  const session = unsent.read();
  const { redirect } = await send<{ redirect?: string }>('sign-out', { session: session || undefined });
  clearTimeout(retry);
  if (unsent.read() === session) forgetSignOut();
  return redirect;
}

/** Shows a line in every tab while a sign-out is unsent (AUTH-19). */
function tell(): void {
  clearTimeout(showing);
  if (!unsent.exists()) return show('');
  if (!line.isConnected) document.body.append(line);
  showing = setTimeout(() => show('Signed out here. The store has not confirmed it yet.'), ANSWER_MS);
}

unsent.onChange(tell);
