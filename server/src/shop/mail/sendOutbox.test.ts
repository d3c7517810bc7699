import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { addToOutbox, PRIORITY } from './addToOutbox';
import { CLAIM_MS, createSender, sendAgain, sendOutbox } from './sendOutbox';
import { sharedDatabase } from '../../testing/sharedStore';

const MINUTE = 60_000;
const CONTENT = { heading: 'Welcome', name: 'Rose', parts: [{ text: 'welcome.' }] };
const PLAIN = { recipient: 'rose@example.com', subject: 'Your order', content: CONTENT };

/** A message as the mail server has received it. */
interface Received {
  to: string[];
  from: string;
  text: string;
}

const database = sharedDatabase();
let smtp: SMTPServer;
let received: Received[];
let reports: string[];
let settings: Parameters<typeof createSender>[0];
/** The answer to the end of a message's data; an accepted one without it. */
let answerTo: (message: Received) => Promise<number | undefined> | number | undefined;
/** Milliseconds by which the clock is ahead of the beginning of the test; it does not go by itself. */
let ahead: number;

beforeEach(async () => {
  await database.sql('delete from outbox');
  [received, reports, ahead] = [[], [], 0];
  answerTo = () => undefined;
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ahead);
  await startSmtp();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await stopSmtp();
});

async function startSmtp(port = 0): Promise<void> {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = envelope;
        const [from, to] = [mailFrom ? mailFrom.address : '', rcptTo.map(({ address }) => address)];
        const message = { from, to, text: Buffer.concat(chunks).toString() };
        const responseCode = await answerTo(message);
        if (!responseCode) received.push(message);
        done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
      });
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  const { port: used } = smtp.server.address() as AddressInfo;
  settings = {
    smtpUrl: `smtp://127.0.0.1:${used}`,
    mailFrom: 'Glow <care@glow.example>',
    mailReplyTo: undefined,
    site,
  };
}

const site = () => 'https://glow.example';
const stopSmtp = () => new Promise<void>((resolve) => void smtp.close(() => resolve()));
const sender = () => createSender(settings, database, (sentence) => reports.push(sentence));
/** Sends what there is with new senders, all at once. */
const send = (count = 1) => Promise.all(Array.from({ length: count }, () => sender()()));
function sendAt(time: number, count = 1): Promise<unknown> {
  ahead = time;
  return send(count);
}

/** Writes messages, each a millisecond after the one before. */
async function writeAll(messages: Partial<Parameters<typeof addToOutbox>[1]>[]): Promise<void> {
  for (const message of messages) {
    ahead += 1;
    await addToOutbox(database, { ...PLAIN, ...message });
  }
}

const write = (count: number) =>
  writeAll(Array.from({ length: count }, (_, index) => ({ subject: `Message ${index}` })));

/** The texts of a message by their type, decoded. */
function contentsOf({ text }: Received): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(text)?.[1];
  const parts = boundary ? text.split(`--${boundary}`).slice(1, -1) : [text];
  const entries = parts.map((part) => {
    const body = part.split('\r\n\r\n').slice(1).join('\n\n');
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1');
    const decoded = decodeURIComponent(bytes).replace(/\r\n/g, '\n');
    return [/Content-Type: ([\w/]+)/i.exec(part)?.[1], boundary ? decoded.replace(/\n$/, '') : decoded];
  });
  return Object.fromEntries(entries);
}

const readRows = () => database.sql('select * from outbox order by created_at');
const header = (name: string, { text }: Received) => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1]?.trim();
const subjects = () => received.map((message) => header('Subject', message));

test('each message is sent once by six senders at once; a single one sends the oldest first', async () => {
  await write(8);
  await send(6);
  expect(subjects().sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((index) => `Message ${index}`));
  for (const row of await readRows()) expect(row).toMatchObject({ attempts: 1, next_attempt_at: null, problem: null });
  expect((await readRows()).every(({ sent_at: at }) => Number(at) > 0)).toBe(true);

  await send();
  expect(received).toHaveLength(8);
  await write(3);
  await send();
  expect(subjects().slice(8)).toEqual(['Message 0', 'Message 1', 'Message 2']);
  expect(reports).toEqual([]);
});

test('messages about accounts go first, then orders, then the newsletter, each the oldest first', async () => {
  const kinds = ['newsletter', 'order', 'account', 'newsletter', 'account'] as const;
  const numbered = kinds.map((kind, at) => ({ subject: `${kind} ${at + 1}`, sending: { priority: PRIORITY[kind] } }));
  await writeAll(numbered);
  await send();
  expect(subjects()).toEqual(['account 3', 'account 5', 'order 2', 'newsletter 1', 'newsletter 4']);
});

describe('orders that wait', () => {
  /** Writes confirmations that wait until an hour after the beginning of the test. */
  async function writeWaiting(count: number, batch = 'first', from = 1): Promise<void> {
    for (let order = from; order < from + count; order += 1) {
      ahead += 1;
      const sums = [{ label: 'Total', amount: `$${order}.00` }];
      const content = { ...CONTENT, parts: [{ text: `Order #GLW-${order} has been confirmed.` }, { sums }] };
      const sending = { priority: PRIORITY.waitingOrder, batch, next_attempt_at: start + 60 * MINUTE };
      await addToOutbox(database, { ...PLAIN, content, orderId: `GLW-${order}`, sending });
    }
  }
  const textOf = (message: Received) => contentsOf(message)['text/plain'] ?? '';
  let start: number;
  beforeEach(() => {
    start = Date.now();
  });

  test('are one message for each batch when they are due, by six senders, each noted as sent (API-16)', async () => {
    await writeWaiting(7);
    await writeWaiting(1, 'other', 8);
    await sendAt(59 * MINUTE);
    expect(received).toEqual([]);
    await sendAt(60 * MINUTE, 6);
    expect(subjects().sort()).toEqual(['Your 7 orders at Glow', 'Your order']);
    const joined = received.find((message) => header('Subject', message) !== 'Your order');
    expect(textOf(joined!).match(/Order #GLW-\d has been confirmed/g)).toHaveLength(7);
    expect(textOf(joined!).match(/Hello/g)).toHaveLength(1);
    const rows = await readRows();
    expect(rows.map(({ attempts, next_attempt_at: at, sent_at: sent }) => [attempts, at, Number(sent)])).toEqual(
      Array(8).fill([1, null, Date.now()]),
    );
    expect(header('Message-ID', joined!)).toBe(`<${rows[0]?.id}@glow.example>`);
  });

  test('stay one message with one id at each attempt, whatever comes later', async () => {
    await writeWaiting(3);
    ahead = 60 * MINUTE;
    const texts: string[] = [];
    answerTo = ({ text }) => {
      if (!text.includes('Your 3 orders')) return undefined;
      texts.push(text);
      return texts.length < 3 ? 451 : undefined;
    };
    await send();
    // written before the hour ended, by a transaction that has ended after it
    ahead = 0;
    await writeWaiting(2, 'first', 4);
    await sendAt(61 * MINUTE);
    await sendAt(63 * MINUTE);
    expect(subjects().sort()).toEqual(['Your 2 orders at Glow', 'Your 3 orders at Glow']);
    const ids = texts.map((text) => header('Message-ID', { text, to: [], from: '' }));
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    expect((await readRows()).every(({ sent_at: at, problem }) => at !== null && problem === null)).toBe(true);
  });

  test('are refused together, which is reported once', async () => {
    answerTo = () => 552;
    await writeWaiting(3);
    await sendAt(60 * MINUTE);
    for (const row of await readRows())
      expect(row).toMatchObject({ sent_at: null, next_attempt_at: null, problem: expect.stringContaining('552') });
    expect(reports).toHaveLength(1);
  });

  test('are told by number and total beyond ten, and are a further message beyond a thousand (API-16)', async () => {
    await writeWaiting(12);
    await database.sql(`insert into outbox (id, created_at, recipient, subject, body, order_id, priority, batch, next_attempt_at)
         select 'more' || n, created_at + 1 + n, recipient, subject, body, 'MORE-' || n, priority, batch, next_attempt_at
         from generate_series(1, 1000) as n, (select * from outbox order by created_at desc limit 1) as last`);
    await sendAt(60 * MINUTE);
    expect(subjects()).toEqual(['Your 1000 orders at Glow', 'Your 12 orders at Glow']);
    const [text = ''] = received.map(textOf);
    expect(text.match(/has been confirmed/g)).toHaveLength(10);
    expect(text).toContain('Order #GLW-11: $11.00\nOrder #GLW-12: $12.00\nOrder #MORE-1: ');
  });

  test('are sent now if they were written while the clock was ahead', async () => {
    ahead = 400 * 24 * 60 * MINUTE;
    start += ahead;
    await writeWaiting(2);
    await sendAt(0);
    expect(subjects()).toEqual(['Your 2 orders at Glow']);
  });
});

test('a message that another sender is claiming is skipped', async () => {
  await write(2);
  await database.transaction(async (transaction) => {
    await transaction.query("select id from outbox where subject = 'Message 0' for update", []);
    expect(await sender()()).toBe(true);
  });
  expect(subjects()).toEqual(['Message 1']);
  await send();
  expect(subjects()).toEqual(['Message 1', 'Message 0']);
});

test('a message has the recipient and headers of the outbox, and an id and date of its own', async () => {
  const headers = { 'List-Unsubscribe': '<http://localhost:3000/unsubscribe?token=abc.def>' };
  await addToOutbox(database, { ...PLAIN, recipient: 'a,b@example.com', subject: 'Crème, for you', headers });
  await send();
  const [row] = await readRows();
  const [message] = received;
  expect(message).toMatchObject({ from: 'care@glow.example', to: ['"a,b"@example.com'] });
  expect(header('To', message!)).toMatch(/^<?"a,b"@example\.com>?$/);
  expect(header('From', message!)).toBe('Glow <care@glow.example>');
  expect(header('Message-ID', message!)).toBe(`<${row?.id}@glow.example>`);
  expect(Date.parse(header('Date', message!) ?? '')).toBe(Math.floor(Number(row?.created_at) / 1000) * 1000);
  expect(header('Subject', message!)).toBe('=?UTF-8?Q?Cr=C3=A8me=2C_for_you?=');
  expect(message?.text).toMatch(/^List-Unsubscribe: <http:\/\/localhost:3000\/unsubscribe\?token=abc\.def>\r\n/m);
  expect([header('Auto-Submitted', message!), header('Reply-To', message!)]).toEqual(['auto-generated', undefined]);
});

test('a message is rendered when it is sent, as text and as HTML, with links as they are then (API-16)', async () => {
  const parts = [{ text: 'Rosé 100%, =20.' }, { button: 'Track', href: '/track-order#GLW-1' }];
  await addToOutbox(database, { ...PLAIN, content: { ...CONTENT, parts } });
  await send();
  const { 'text/plain': text, 'text/html': html } = contentsOf(received[0]!);
  expect(text).toBe('Hello Rose,\n\nRosé 100%, =20.\n\nTrack:\nhttps://glow.example/track-order#GLW-1\n');
  expect(html).toContain('<h1 ');
  expect(html).toContain('href="https://glow.example/track-order#GLW-1">Track</a>');
});

test('a message that the version before has written is sent as the text that it is, also among orders of this one', async () => {
  const former = `insert into outbox (id, created_at, recipient, subject, body, order_id, priority, batch)
    values ($1, $5, 'rose@example.com', 'Your order', $2, 'GLW-0', $3, $4)`;
  const body = 'Hello Rosé,\n\nOrder #GLW-0 has been confirmed.\n\nTotal: $7.00 (card)\n';
  await database.query(former, ['one', body, 1, null, Date.now() - 1]);
  await database.query(former, ['two', body, 2, 'batch', Date.now() - 1]);
  const sending = { priority: PRIORITY.waitingOrder, batch: 'batch', next_attempt_at: 0 };
  await addToOutbox(database, { ...PLAIN, orderId: 'GLW-1', sending });
  await send();
  expect(contentsOf(received[0]!)).toEqual({ 'text/plain': body });
  const joined = contentsOf(received[1]!)['text/plain'];
  expect(joined).toContain('Order GLW-0\n\nOrder #GLW-0 has been confirmed.\n\nTotal: $7.00 (card)\n\n* * *');
  expect(joined?.match(/Hello/g)).toHaveLength(1);
});

test('a sender without a name is Glow, and answers go to the address of the setting (GEN-1)', async () => {
  settings = { ...settings, mailFrom: 'care@glow.example', mailReplyTo: 'Answers <answers@glow.example>' };
  await write(1);
  await send();
  const [message] = received;
  expect(header('From', message!)).toBe('Glow <care@glow.example>');
  expect(header('Reply-To', message!)).toBe('Answers <answers@glow.example>');
});

test('each message has one recipient, however the address is written', async () => {
  const odd = ['"rose"@x.com', '.rose@x.com', 'a,b;c@x.com', 'a"b\\c@x.com', 'a(b)@x.com', 'nöör@exämple.ca'];
  await writeAll(odd.map((recipient) => ({ recipient })));
  await send();
  const recipients = (await readRows()).map((row) => row.recipient);
  expect(received.map(({ to }) => to)).toEqual(recipients.map((recipient) => [recipient]));
  expect(received.map((message) => header('To', message)?.replace(/^<(.*)>$/, '$1'))).toEqual(recipients);
});

test('a message that is refused for now is tried again later and later, and does not delay the others', async () => {
  answerTo = ({ text }) => (text.includes('Subject: Message 0') ? 451 : undefined);
  await write(2);
  await send();
  expect(subjects()).toEqual(['Message 1']);
  for (const [index, minutes] of [1, 2, 4, 8, 16, 30, 30].entries()) {
    const attempts = index + 1;
    const [row] = await readRows();
    expect(row).toMatchObject({ attempts, sent_at: null, problem: expect.stringContaining('451 not now') });
    await sendAt(ahead + minutes * MINUTE - 5_000);
    expect((await readRows())[0]).toMatchObject({ attempts });
    await sendAt(ahead + 5_000);
  }
  answerTo = () => undefined;
  await sendAt(ahead + 30 * MINUTE);
  await send();
  expect(subjects()).toEqual(['Message 1', 'Message 0']);
  expect((await readRows())[0]).toMatchObject({ problem: null, next_attempt_at: null });
  expect(reports).toEqual([]);
});

test('a message that is refused for good is reported once and never tried again; the others are sent', async () => {
  answerTo = ({ text }) => (text.includes('Subject: Message 0') ? 552 : undefined);
  await write(2);
  await send();
  expect(subjects()).toEqual(['Message 1']);
  const [row] = await readRows();
  expect(row).toMatchObject({ sent_at: null, next_attempt_at: null, problem: expect.stringContaining('552') });
  const report = `^The message ${row?.id} of the outbox was refused, and is not sent: .*552 not now$`;
  expect(reports).toEqual([expect.stringMatching(report)]);
  answerTo = () => undefined;
  await sendAt(ahead + 60 * MINUTE);
  expect(received).toHaveLength(1);
});

test('a message to an address that no mail server takes is refused for good', async () => {
  const wrong = ['a<b@x.com', 'a@x.com;b', 'a@x.com(c)'];
  await writeAll([...wrong, PLAIN.recipient].map((recipient) => ({ recipient })));
  await send();
  expect(received.map(({ to }) => to)).toEqual([['rose@example.com']]);
  const rows = await readRows();
  expect(rows.map(({ next_attempt_at: at }) => at)).toEqual([null, null, null, null]);
  expect(rows.map(({ sent_at: sent }) => sent !== null)).toEqual([false, false, false, true]);
  expect(reports).toEqual(Array(3).fill(expect.stringContaining('was refused, and is not sent: ')));
});

test('if the mail server refuses the sender, no message is given up', async () => {
  smtp.onMailFrom = (_address, _session, done) => done(Object.assign(new Error('not you'), { responseCode: 550 }));
  await write(1);
  expect(await sender()()).toBe(false);
  expect((await readRows())[0]).toMatchObject({ sent_at: null, problem: expect.stringContaining('550 not you') });
  smtp.onMailFrom = (_address, _session, done) => done();
  ahead += MINUTE;
  expect(await sender()()).toBe(true);
  expect(subjects()).toEqual(['Message 0']);
});

test('while there is no mail server nothing is lost, which is reported once', async () => {
  const { port } = smtp.server.address() as AddressInfo;
  await stopSmtp();
  await write(2);
  const drain = sender();
  expect(await drain()).toBe(false);
  expect(await drain()).toBe(false);
  const report = /^Messages of the outbox cannot be sent and are tried again: .*ECONNREFUSED/;
  expect(reports).toEqual([expect.stringMatching(report)]);
  await startSmtp(port);
  ahead += MINUTE;
  expect(await drain()).toBe(true);
  expect(subjects()).toEqual(['Message 0', 'Message 1']);
});

test('a mail server on another machine gets nothing unencrypted, unless the setting says so', async () => {
  // leads to this machine, but is none of its names
  const smtpUrl = settings.smtpUrl?.replace('127.0.0.1', '0.0.0.0');
  settings = { ...settings, smtpUrl };
  await write(1);
  expect(await sender()()).toBe(false);
  expect(received).toEqual([]);
  settings = { ...settings, smtpUrl: `${smtpUrl}?requireTLS=false` };
  ahead += MINUTE;
  expect(await sender()()).toBe(true);
  expect(received).toHaveLength(1);
});

test('a message whose sender ended before its note is sent again with the same id, after its claim', async () => {
  await write(1);
  const query = database.query.bind(database);
  jest.spyOn(database, 'query').mockImplementation(async (text, params) => {
    if (text.includes('sent_at = $2')) throw new Error('The process has ended.');
    return query(text, params);
  });
  expect(await sender()()).toBe(false);
  jest.mocked(database.query).mockRestore();
  await sendAt(ahead + CLAIM_MS - 5_000);
  expect(received).toHaveLength(1);
  await sendAt(ahead + 5_000);
  await send();
  const ids = received.map((message) => header('Message-ID', message));
  expect(ids).toEqual([ids[0], ids[0]]);
});

describe('after an outage', () => {
  const DAY = 24 * 60 * MINUTE;
  /** Writes an order's confirmation, and a link that works for an hour. */
  const writeBoth = () => writeAll([{ subject: 'Order' }, { subject: 'Link', usefulFor: 60 * MINUTE }]);

  test('of three days what is of use is sent, and a link that has ended is not, which is reported once', async () => {
    await writeBoth();
    await sendAt(3 * DAY, 2);
    await send();
    expect(subjects()).toEqual(['Order']);
    expect((await readRows())[1]).toMatchObject({ sent_at: null, problem: 'it is of no more use' });
    expect(reports).toEqual(['1 messages of the outbox are of no more use and are not sent.']);
  });

  test('a clock that was ahead for a while has dropped nothing', async () => {
    await writeBoth();
    await stopSmtp();
    await sendAt(400 * DAY);
    await startSmtp();
    await sendAt(MINUTE);
    expect(subjects()).toEqual(['Order', 'Link']);
    expect((await readRows()).map(({ problem }) => problem)).toEqual([null, null]);
  });

  test('of two weeks, or refused, a notice is sent again on demand, and a link that has ended is not', async () => {
    answerTo = () => 552;
    await write(1);
    await send();
    answerTo = () => undefined;
    await writeBoth();
    for (const days of [14, 40]) {
      await sendAt(days * DAY + MINUTE);
      expect(subjects()).toEqual([]);
      expect(await sendAgain(database)).toBe(2);
    }
    await writeAll([{ subject: 'New' }]);
    expect(await sendAgain(database)).toBe(0);
    await send();
    expect(subjects()).toEqual(['Message 0', 'Order', 'New']);
    expect(await sendAgain(database)).toBe(0);
  });
});

test('a new message leaves by itself; stopping waits for the one under way and starts no other', async () => {
  let goOn = () => {};
  const goesOn = new Promise<undefined>((resolve) => (goOn = () => resolve(undefined)));
  const isUnderWay = new Promise<void>((resolve) => {
    answerTo = () => (resolve(), goesOn);
  });
  const stop = sendOutbox(settings, database, (sentence) => reports.push(sentence));
  await write(2);
  await isUnderWay;
  let hasStopped = false;
  const stopped = stop().then(() => (hasStopped = true));
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  goOn();
  await stopped;
  expect((await readRows()).map(({ sent_at: at }) => at !== null)).toEqual([true, false]);
  expect([received.length, reports]).toEqual([1, []]);
});
