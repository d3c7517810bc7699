import { theme } from '@glow/shared/theme';

const { accent, background, blush, ink, ivory, line, onAccent, sand, surface, text, textSoft } = theme.colors;
const FONT =
  "font-family:Mulish,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6";
const DISPLAY = "font-family:'Cormorant Garamond',Georgia,serif;font-weight:500;line-height:1.2";
const [LIGHT_TEXT, LIGHT_SOFT] = [`color:${ivory}`, `color:${sand}`];
const BOX = `background-color:${surface};border:1px solid ${line};border-radius:16px`;

/** By class: the style, and what is else where a mail program is dark. */
const STYLES = {
  page: [`margin:0;padding:0;background-color:${background}`, `background-color:${ink}`],
  card: [`${BOX};padding:40px 40px 24px;overflow-wrap:anywhere`, `background-color:${ink};border-color:${textSoft}`],
  mark: [`${DISPLAY};font-size:36px;text-decoration:none;color:${ink}`, LIGHT_TEXT],
  title: [`${DISPLAY};font-size:30px;margin:0 0 16px;color:${ink}`, LIGHT_TEXT],
  part: [
    `${DISPLAY};font-size:22px;margin:0;padding:28px 0 16px;border-top:1px solid ${line};color:${ink}`,
    LIGHT_TEXT,
  ],
  text: [`${FONT};margin:0 0 16px;color:${text}`, LIGHT_TEXT],
  cell: [`${FONT};padding:4px 0;padding-inline-end:16px;color:${text}`, LIGHT_TEXT],
  amount: [`${FONT};padding:4px 0;text-align:end;white-space:nowrap;color:${text}`, LIGHT_TEXT],
  sums: [`border-top:1px solid ${line};margin:8px 0 16px;padding-top:12px`, `border-color:${textSoft}`],
  picture: [`display:block;border-radius:8px;background-color:${sand}`, `background-color:${textSoft}`],
  label: [`font-size:14px;color:${textSoft}`, LIGHT_SOFT],
  link: [`color:${accent}`, `color:${blush}`],
  button: [
    `${FONT};font-weight:600;display:inline-block;padding:12px 28px;border-radius:999px;text-decoration:none;color:${onAccent};background-color:${accent}`,
    `color:${ink};background-color:${blush}`,
  ],
  foot: [`${FONT};font-size:13px;color:${textSoft}`, LIGHT_SOFT],
} as const;

const DARK = Object.entries(STYLES).map(
  ([name, [, dark]]) => `.${name}{${dark.replaceAll(';', '!important;')}!important}`,
);
const STYLE = `@media(max-width:480px){.card{padding:28px 20px 12px!important}}@media(prefers-color-scheme:dark){${DARK.join('')}}`;
const HEAD = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
  '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">',
  `<style>${STYLE}</style>`,
].join('');

/** HTML of an element. Its style is in it, because some mail programs drop those of the head. */
export function element(tag: string, name: keyof typeof STYLES, content: string, attributes: object = {}): string {
  const all = Object.entries({ class: name, style: STYLES[name][0], ...attributes });
  return `<${tag}${all.map(([key, value]) => ` ${key}="${escaped(String(value))}"`).join('')}>${content}</${tag}>`;
}

export function table(rows: string[], style = ''): string {
  const attributes = 'role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"';
  return `<table ${attributes} style="${style}">${rows.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The document of a mail: a card of at most 600 px between the name of the shop and links. */
export function page(title: string, [mark, card, links]: string[]): string {
  const rows = [`<td align="center" style="padding:24px 0 20px">${mark}</td>`, element('td', 'card', card ?? '')];
  const foot = element('td', 'foot', links ?? '', { align: 'center', height: 64 });
  const column = table([...rows, foot], 'max-width:600px;margin:0 auto');
  const main = table([`<td align="center" style="padding:0 12px">${column}</td>`]);
  const body = element('body', 'page', `<main>${main}</main>`);
  return `<!doctype html><html lang="en"><head><title>${escaped(title)}</title>${HEAD}</head>${body}</html>`;
}
