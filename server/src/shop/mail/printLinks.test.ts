import { setTimeout as wait } from 'node:timers/promises';
import { sharedDatabase } from '../../testing/sharedStore';
import { addToOutbox } from './addToOutbox';
import { printLinks } from './printLinks';

const database = sharedDatabase();

test('the link of each new message about an account is printed once, and of no other message', async () => {
  const write = (recipient: string, link: string) =>
    addToOutbox(database, {
      recipient,
      subject: 'Glow',
      content: { heading: 'Glow', parts: [{ button: 'Open', href: link }] },
    });
  await database.query(
    `insert into outbox (id, created_at, recipient, subject, body)
     values ('old', 1, 'old@example.com', 'x', 'http://localhost:3000/forgot-password?token=old')`,
    [],
  );
  const lines: string[] = [];
  const stop = printLinks(database, (line) => lines.push(line));
  await write('rose@example.com', 'http://localhost:3000/newsletter/confirm?token=abc');
  await write('anna@example.com', 'http://localhost:3000/forgot-password?token=a-b');
  await write('ben@example.com', 'http://localhost:3000/api/auth/verify-email?token=c.d&callbackURL=/account');
  while (lines.length < 2) await wait(20);
  await write('carl@example.com', 'http://localhost:3000/login');
  while (lines.length < 3) await wait(20);
  stop();
  expect(lines).toEqual([
    'To anna@example.com: http://localhost:3000/forgot-password?token=a-b',
    'To ben@example.com: http://localhost:3000/api/auth/verify-email?token=c.d&callbackURL=/account',
    'To carl@example.com: http://localhost:3000/login',
  ]);
});
