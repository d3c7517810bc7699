import type { Mail } from '../../database/addToOutbox';
import { greeting } from '../../validation/greeting';
import { unsubscribeHeaders } from './unsubscribeLink';

/** The email that a product or one of its choices is back in stock, with the links to its page and to leave. */
export function stockAlertEmail(
  recipient: string,
  name: string,
  links: { product: string; unsubscribe: string },
): Mail {
  const body = [
    greeting(undefined),
    '',
    `${name} is back in stock, and you asked us to tell you:`,
    links.product,
    '',
    'This is the only e-mail about it.',
    '',
    'If you would rather hear nothing more from us, this link always works:',
    links.unsubscribe,
    '',
  ].join('\n');
  return { recipient, subject: 'Back in stock at Glow', body, headers: unsubscribeHeaders(links.unsubscribe) };
}
