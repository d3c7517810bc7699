import { greeting } from './greeting';
import { element, escaped, page, table } from './mailElements';

/** A line with an amount, as `2 × Rose Cream` and `$90.00`. `picture` is an address, or a path of the store. */
export interface MailAmount {
  label: string;
  amount: string;
  picture?: string;
}

/** An `href` is an address, or a path of the store. The last of `sums` is the total. */
export type MailPart =
  | { text: string }
  | { heading: string }
  | { button: string; href: string }
  | { items: MailAmount[] }
  | { sums: MailAmount[] }
  | { fact: string; lines: string[]; href?: string };

/** What a mail says. Nothing but a `href` becomes a link, because other texts may be of people. */
export interface MailContent {
  /** Of a mail about an order. */
  kind?: string;
  heading: string;
  /** Greeted if it looks like a name. */
  name?: string;
  parts: MailPart[];
  /** By which a reader of the newsletter leaves (NEWS-20). */
  leave?: string;
}

/** A mail as text and, once it is read, as HTML; `site` is the origin of the store. */
export function renderMail({ heading, name, parts, leave }: MailContent, site: string): { text: string; html: string } {
  const urlOf = (href: string) => (href.startsWith('/') ? site + href : href);
  const rendered = [{ text: greeting(name) }, ...parts].map((part) => renderPart(part, urlOf));
  const leaving = leave ? [`Leave whenever you like; this link always works:\n${urlOf(leave)}`] : [];
  const links = [...(leave ? [['Unsubscribe', leave]] : []), ['Contact us', '/contact']];
  return {
    text: `${[...rendered.map(([text]) => text), ...leaving].join('\n\n')}\n`,
    get html() {
      return page(heading, [
        element('a', 'mark', 'Glow', { href: urlOf('/') }),
        element('h1', 'title', htmlOf(heading)) + rendered.map(([, toHtml]) => toHtml()).join(''),
        links.map(([label = '', href = '']) => element('a', 'foot', label, { href: urlOf(href) })).join(' · '),
      ]);
    },
  };
}

/** A part as text and as HTML. */
function renderPart(part: MailPart, urlOf: (href: string) => string): [text: string, toHtml: () => string] {
  if ('text' in part) return [unlinked(part.text), () => element('p', 'text', htmlOf(part.text))];
  if ('heading' in part)
    return [`* * *\n\n${unlinked(part.heading)}`, () => element('h2', 'part', htmlOf(part.heading))];
  if ('button' in part) {
    const href = urlOf(part.href);
    const toHtml = () => `<p style="margin:24px 0">${element('a', 'button', htmlOf(part.button), { href })}</p>`;
    return [`${part.button}:\n${href}`, toHtml];
  }
  if ('fact' in part) {
    const { fact, lines, href } = part;
    const text = href ? urlOf(href) : lines.map(unlinked).join('\n');
    const toHtml = () => {
      const value = lines.map((line) => `<bdi>${htmlOf(line)}</bdi>`).join('<br>');
      const shown = href ? element('a', 'link', value, { href: urlOf(href) }) : value;
      return element('p', 'text', `${element('span', 'label', fact)}<br>${shown}`);
    };
    return [`${fact}:\n${text}`, toHtml];
  }
  const rows = 'items' in part ? part.items : part.sums;
  const isTotal = (at: number) => 'sums' in part && at === rows.length - 1;
  const toTable = () => table(rows.map((row, at) => amountCells(row, urlOf, isTotal(at))));
  const text = rows.map(({ label, amount }) => `${unlinked(label)}: ${amount}`).join('\n');
  return [text, () => ('items' in part ? toTable() : element('div', 'sums', toTable()))];
}

function amountCells({ label, amount, picture }: MailAmount, urlOf: (href: string) => string, isTotal: boolean) {
  const image = picture && element('img', 'picture', '', { src: urlOf(picture), alt: '', width: 56, height: 56 });
  const shown = (text: string) => (isTotal ? `<b>${htmlOf(text)}</b>` : htmlOf(text));
  const cells = [element('td', 'cell', `<bdi>${shown(label)}</bdi>`), element('td', 'amount', shown(amount))];
  return (image ? `<td width="72" style="padding:8px 0">${image}</td>` : '') + cells.join('');
}

const htmlOf = (text: string) => escaped(unlinked(text)).replaceAll('\n', '<br>');

/** A mark that an address needs, but not the point of a price. */
const ADDRESS_MARK = /[@:/.\u2024\u3002\ufe52\ufe6b\uff0e\uff20\uff61](?=\S)(?!(?<=\d\.)\d\d(?!\w|\.\w))/g;

/** A text of which no mail program makes a link: a sign without width is after each mark that an address needs. */
function unlinked(text: string): string {
  return text.replace(ADDRESS_MARK, '$&\u200b');
}
