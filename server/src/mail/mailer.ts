import { createTransport } from 'nodemailer';
import type { Config } from '../config/config';
import type { Row } from '../database/Database';

/** Milliseconds for a connection, and for each answer of the mail server. */
const CONNECT_MS = 30_000;
const ANSWER_MS = 60_000;

const OWN_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Why a message was not sent. */
interface Failure {
  text: string;
  /** Whether it is this message that cannot be sent, not the mail server that takes none. */
  isOfMessage: boolean;
  /** Whether the message is never sent. */
  isFinal: boolean;
}

/**
 * Returns a function that gives a message of the outbox to the mail server. A password and messages leave this machine only encrypted,
 * unless the query of `SMTP_URL` has `requireTLS=false`. The Message-ID is the same at each attempt.
 */
export function createMailer({ smtpUrl = '', mailFrom = '' }: Pick<Config, 'smtpUrl' | 'mailFrom'>) {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: smtpUrl.startsWith('smtp:') && !OWN_MACHINE.test(new URL(smtpUrl).hostname),
    connectionTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  const domain = /@([^\s>]+)>?$/.exec(mailFrom)?.[1];
  return async ({ id, created_at: at, recipient, subject, body, headers }: Row): Promise<void> => {
    await transport.sendMail({
      from: mailFrom,
      // as an object, which is not parsed as a list
      to: { name: '', address: String(recipient) },
      subject: String(subject),
      text: String(body),
      headers: JSON.parse(String(headers)),
      messageId: `<${id}@${domain}>`,
      date: new Date(Number(at)),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** Reads an error of `sendMail`. The refusal of a sender is no message's own, because all have the same. */
export function failureOf(error: Error & { command?: string; responseCode?: number }): Failure {
  const { message, command = '', responseCode = 0 } = error;
  // `API` is the library's own check of the recipient
  const isOfMessage = ['API', 'DATA', 'RCPT TO'].includes(command);
  return { text: message, isOfMessage, isFinal: isOfMessage && (command === 'API' || responseCode >= 500) };
}
