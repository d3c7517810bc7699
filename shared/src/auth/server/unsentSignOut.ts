import { createPersistedValue } from '@glow/shared/storage';
import { theme } from '@glow/shared/theme';
import { inTurn, send } from './requests';

/** A sign-out is sent again after this time. */
const RETRY_MS = 30_000;
/** Its answer has this time before a line says that there is none. */
const ANSWER_MS = 1000;

/** The session that is to end and that the store has not ended yet, as the readable cookie names it; empty if it has no name. */
const unsent = createPersistedValue('sign_out', (stored) => /^1\..+/.exec(String(stored))?.[0] ?? '');

let sending: Promise<string | undefined> | undefined;
let retry: ReturnType<typeof setTimeout>;
let showing: ReturnType<typeof setTimeout>;

const line = document.createElement('p');
line.setAttribute('role', 'status');
const { colors, text } = theme;
// in the place of the header's first line, with its colour, or above the logo of a page without a header: nothing moves
const LOOK = `position:absolute;z-index:11;inset:0 0 auto;padding:.3125rem .75rem;background:${colors.blush};color:${colors.ink};font-size:${text.xs};font-weight:650;line-height:1.5;text-align:center`;

function show(said: string): void {
  line.textContent = said;
  line.style.cssText = said && LOOK;
}

/** The value of the cookie that names this browser's session: only `1` from a former version of the server. */
export const sessionHere = () => /(?:^|; )glow_signed_in=([^;]+)/.exec(document.cookie)?.[1];

/** Notes that the session of this browser is to end. */
export const noteSignOut = () => unsent.write(sessionHere() ?? '');

/** There is nothing to end any more. */
export function forgetSignOut(): void {
  unsent.remove();
  tell();
}

/** Whether a sign-out is unsent. It is forgotten if this browser has another session by now; one without a name means the one that is there. */
export function isSignOutUnsent(): boolean {
  const [ended, here] = [unsent.read(), sessionHere()];
  if (ended && here && ended !== here) forgetSignOut();
  return unsent.exists();
}

/** Sends the sign-out; returns where the session ends at an identity provider. Rejects unless the store confirms it, and sends it again later. */
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

/** Has a line say that a sign-out is unsent, for as long as it is, in every tab (AUTH-19). */
function tell(): void {
  clearTimeout(showing);
  if (!unsent.exists()) return show('');
  if (!line.isConnected) document.body.append(line);
  showing = setTimeout(() => show('Signed out here. The store has not confirmed it yet.'), ANSWER_MS);
}

unsent.onChange(tell);
