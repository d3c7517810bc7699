import type { Step } from './sessions';
import { changeRole } from './makeOwner';
import { signedOut } from '../../base/errors/ApiError';
import { hashOf } from '../../base/http/token';
import { toAccount } from './account';
import { addressOfName } from './authAdapter';

/** The cookie with a link that was opened before its account has signed in. */
const OPENED_LINK = 'glow_opened_link';
const LINK_COOKIE = { path: '/api/auth', maxAge: 60 * 60 };

/** Confirms the address of a signed-in account. Without this session, the link waits in a cookie for the sign-in. */
export const verifyEmail: Step = async ({ request, reply, readAccount, sessions }) => {
  const token = String(Object(request.query).token);
  const [link, account] = await Promise.all([sessions.readLink(token), readAccount(request)]);
  if (!link) return reply.redirect(`${account ? '/account' : '/login'}?link=ended`);
  if (account?.id === link.accountId) await sessions.confirmAddress(link.accountId);
  if (account?.id === link.accountId || link.isConfirmed) return reply.redirect('/account');
  reply.setCookie(OPENED_LINK, token, LINK_COOKIE);
  return reply.redirect(account ? '/account?link=other' : '/login?link=opened&from=/account');
};

/** Signs in, ends the former session, and confirms the address if its link was opened before. */
export const signIn: Step = async ({ request, reply, body, database, sessions, ask }) => {
  const passwordTime = async (lock = '') => {
    const sql = `select account_logins.updated_at from account_logins join accounts on user_id = accounts.id
      where kind = 'local' and email = $1 ${lock}`;
    return String((await database.query(sql, [addressOfName(String(body?.email))]))[0]?.updated_at);
  };
  const before = await passwordTime();
  const answer = await ask<{ user: object; token: string }>();
  // a password that was changed meanwhile has opened no session
  if ((await database.transaction(() => passwordTime('for share of account_logins'))) !== before) {
    await database.query('delete from account_sessions where token = $1', [hashOf(answer.token)]);
    throw signedOut('The password was changed meanwhile. Sign in with the new one.');
  }
  const user = toAccount(answer.user);
  await sessions.endSessionOf(request);
  const opened = request.cookies[OPENED_LINK];
  if (!opened) return { user };
  reply.clearCookie(OPENED_LINK, LINK_COOKIE);
  const link = await sessions.readLink(opened);
  if (link?.accountId !== user.id) return { user };
  await sessions.confirmAddress(user.id);
  return { user: { ...user, emailVerified: true } };
};

/** Sets a new password by the token of a link, or by a link to confirm an address that was opened before. */
export const resetPassword: Step = async ({ request, reply, body, database, sessions, ask }) => {
  const opened = !body?.token && (await sessions.readLink(request.cookies[OPENED_LINK] ?? ''));
  await database.transaction(async () => {
    const token = opened && !opened.isConfirmed ? await sessions.addToken(opened.accountId) : String(body?.token ?? '');
    const grant = await sessions.takeGrant(token);
    await ask({ ...body, token });
    if (grant) await changeRole(database, { ...grant, role: 'owner' });
  });
  if (opened) reply.clearCookie(OPENED_LINK, LINK_COOKIE);
  return { success: true };
};
