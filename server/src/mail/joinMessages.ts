import type { Row } from '../database/Database';

// orders with their whole text; of each further one a message has the number and the total
const MOST_WHOLE = 20;

/** Subject and text of confirmations of orders as one message, in their order and without their greetings. */
export function joinMessages(rows: Row[]): Pick<Row, 'subject' | 'body'> {
  const parts = rows.map(({ order_id: id, body }, index) => {
    const text = String(body).replace(/^Hello.*\n\n/, '');
    return index < MOST_WHOLE ? `* * *\n\n${text}\n` : `Order #${id}: ${/^Total: (\S+)/m.exec(text)?.[1]}`;
  });
  const beginning = `Hello,\n\nhere are your ${rows.length} orders of the last hour, in one email.\n`;
  return { subject: `Your ${rows.length} orders at Glow`, body: [beginning, ...parts].join('\n') };
}
