import type { Mail } from '../../database/addToOutbox';
import { greeting } from '../../validation/greeting';
import { unsubscribeHeaders } from './unsubscribeLink';

/** The email that asks to confirm a subscription, with the links to do so and to leave. */
export function confirmationEmail(
  recipient: string,
  firstName: string | undefined,
  links: { confirm: string; unsubscribe: string },
): Mail {
  const body = [
    greeting(firstName),
    '',
    'please confirm that you would like to receive the Glow newsletter:',
    links.confirm,
    '',
    'The link works for two days. If you did not ask for it, there is nothing to do.',
    '',
    'Leave whenever you like; this link always works:',
    links.unsubscribe,
    '',
  ].join('\n');
  return {
    recipient,
    subject: 'Please confirm your Glow newsletter',
    body,
    headers: unsubscribeHeaders(links.unsubscribe),
  };
}
