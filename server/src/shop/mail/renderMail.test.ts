import { anyCharacter } from '@glow/shared/testing/characters';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { renderMail, type MailContent } from './renderMail';

const SITE = 'https://glow.example';
const CONTENT: MailContent = {
  heading: 'Thank you',
  name: 'Rose',
  parts: [
    { text: 'Order #1 has been confirmed.' },
    { items: [{ label: '2 × Rose Cream', amount: '$90.00', picture: '/images/a.webp' }] },
    {
      sums: [
        { label: 'Tax', amount: '$7.20' },
        { label: 'Total', amount: '$97.20' },
      ],
    },
    { fact: 'Shipping to', lines: ['12 شارع الملك', 'Portland, OR'] },
    { fact: 'Tracking', lines: ['https://parcels.example/7'], href: 'https://parcels.example/7' },
    { heading: 'More' },
    { button: 'Track your order', href: '/track-order#1' },
  ],
  leave: 'https://glow.example/unsubscribe?token=a.b',
};

/** The elements of a document with their attributes, and its text. */
function contentOf(html: string) {
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  let text = '';
  function visit(node: DefaultTreeAdapterTypes.Node): void {
    if ('value' in node) text += node.value;
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      elements.push({ name: node.tagName, attributes });
      if (node.tagName === 'style' || node.tagName === 'title') return;
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  }
  visit(parse(html));
  return { elements, text, links: elements.flatMap(({ attributes: { href } }) => href ?? []) };
}

test('a mail as text has everything in its order', () => {
  expect(renderMail(CONTENT, SITE).text).toBe(`Hello Rose,

Order #1 has been confirmed.

2 × Rose Cream: $90.00

Tax: $7.20
Total: $97.20

Shipping to:
12 شارع الملك
Portland, OR

Tracking:
https://parcels.example/7

* * *

More

Track your order:
https://glow.example/track-order#1

Leave whenever you like; this link always works:
https://glow.example/unsubscribe?token=a.b
`);
});

test('a mail as HTML has the same, with links and pictures of the store, in both looks', () => {
  const { html } = renderMail(CONTENT, SITE);
  const { elements, text, links } = contentOf(html);
  for (const said of ['Thank you', 'Hello Rose,', '2 × Rose Cream', '$97.20', '12 شارع الملك', 'More'])
    expect(text).toContain(said);
  expect(links).toEqual([
    `${SITE}/`,
    'https://parcels.example/7',
    `${SITE}/track-order#1`,
    'https://glow.example/unsubscribe?token=a.b',
    `${SITE}/contact`,
  ]);
  const [picture] = elements.filter(({ name }) => name === 'img');
  expect(picture?.attributes).toMatchObject({ src: `${SITE}/images/a.webp`, alt: '', width: '56', height: '56' });
  expect(html).toContain('@media(prefers-color-scheme:dark)');
  expect(elements.find(({ attributes }) => attributes.name === 'color-scheme')?.attributes.content).toBe('light dark');
  // what reads right to left stays in its place
  expect(html).toContain('<bdi>12 شارع الملك</bdi>');
});

test.each([
  ['https://evil.example/login', 'https:\u200b/\u200b/\u200bevil.\u200bexample/\u200blogin'],
  ['www.evil.example', 'www.\u200bevil.\u200bexample'],
  ['me@evil.example', 'me@\u200bevil.\u200bexample'],
  ['evil\u3002example', 'evil\u3002\u200bexample'],
  ['\u{1f4a9}.la, 1.2.3.4', '\u{1f4a9}.\u200bla, 1.\u200b2.\u200b3.\u200b4'],
  ['cafe\u0301.com, evil_.com', 'cafe\u0301.\u200bcom, evil_.\u200bcom'],
  ['a\uff20b\ufe52example', 'a\uff20\u200bb\ufe52\u200bexample'],
  ["St. John's (a: b), $12.50.", "St. John's (a: b), $12.50."],
])('the text %s of people is no address any more (API-16)', (text, shown) => {
  const parts = [
    { text },
    { heading: text },
    { fact: 'To', lines: [text] },
    { items: [{ label: text, amount: '$1' }] },
  ];
  const mail = renderMail({ heading: 'Hello', parts }, SITE);
  expect(mail.text.split(shown)).toHaveLength(5);
  expect(contentOf(mail.html).text.split(shown)).toHaveLength(5);
});

test('whatever a text holds, it makes no element, no attribute and no link', () => {
  const elementsOf = (text: string) => {
    const lines = [text, text];
    const href = `https://parcels.example/${text}`;
    const parts = [
      { text },
      { heading: text },
      { fact: 'To', lines, href },
      { items: [{ label: text, amount: text }] },
    ];
    const { elements } = contentOf(renderMail({ heading: text, name: text, parts }, SITE).html);
    return elements.filter(({ name }) => name !== 'br').map(({ name, attributes }) => [name, Object.keys(attributes)]);
  };
  const plain = elementsOf('x');
  const part = fc.constantFrom('<a href="https://evil.example">', '</td>', '<!--', '"', "'", '&lt;', '\n', '<style>');
  const text = fc.array(fc.oneof(part, anyCharacter), { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(fc.property(text, (hostile) => expect(elementsOf(hostile)).toEqual(plain)));
});
