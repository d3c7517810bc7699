import { checkFragment, FragmentRefused, openElements } from './checkFragment';

const rendered = (body: string, styles = '', data?: { data: string }) => ({
  ...{ body, head: '', styles, status: 200, screens: [], fragments: [] },
  data,
});

/** Ids of the fragment, or why it is refused, in a section of a page that has the id `main`. */
function check(body: string, open: string[] = ['div', 'main', 'section'], styles?: string, data?: { data: string }) {
  try {
    return checkFragment(rendered(body, styles, data), { open, ids: new Set(['main']) });
  } catch (error) {
    if (!(error instanceof FragmentRefused)) throw error;
    return error.message;
  }
}

const LIST = `<ul>${'<li>1</li>'.repeat(20)}</ul>`;

test.each([
  ['', []],
  ['<p>Hello<!-- --> you &amp; <b>all</b></p><br><img src="a.png"/>', []],
  [
    '<form id="f"><input name="q" id=g></form><table><tbody><tr><td id=\'h\'>1</td></tr></tbody></table>',
    ['f', 'g', 'h'],
  ],
  ['<svg viewBox="0 0 1 1"><path d="M0"></path><title>A</title></svg><style>a{}</style><script>1 < 2</script>', []],
  ['<textarea>\n\n<b></textarea><pre>\nA</pre><details open><summary>S</summary>x</details>', []],
  ['<p>one<p>two<ul><li>three<li>four</ul>', []],
  ['<noscript><img src="a.png"/></noscript>', []],
  ['<template><p id="main"></p></template><button type="button">Go</button>', []],
  [
    '<select name="a"><optgroup label="B"><option selected="">1</option></optgroup><hr/><option>2</option></select>',
    [],
  ],
  [LIST, []],
])('%s stays in its element', (body, ids) => {
  expect(check(body)).toEqual(ids);
});

test.each([
  ['one end tag too many', '</div>'],
  ['one end tag too many around a whole element', '<p>1</p></section><p>2</p>'],
  ['one end tag too few', '<div>'],
  ['a link that is open', '<a href="/">'],
  ['bold text that is open', '<p><b>1</p>'],
  ['a form that is open', '<form>'],
  ['an open comment', '<!-- 1'],
  ['an open attribute', '<p title="'],
  ['an open tag', '<p'],
  ['an open text field', '<textarea>'],
  ['plain text', '<plaintext>'],
  ['an open title', '<title>'],
  ['an open script', '<script>'],
  ['an open script that holds a comment', '<script><!--<script></script>'],
  ['an open style', '<style>'],
  ['an open template', '<template>'],
  ['an open table', '<table>'],
  ['an open menu of a form', '<select>'],
  ['an open frame', '<iframe>'],
  ['an open frame in a menu', '<select><iframe></select>'],
  ['an open link in a menu', '<select><option><a href="/">1</option></select>'],
  ['an end tag for browsers without scripts', '<noscript></div></noscript>'],
  ['an open form in a menu', '<select><form></select>'],
  ['open CDATA', '<svg><![CDATA['],
  ['attributes of the body', '<body class="a">'],
  ['attributes of the document', '<html lang="de">'],
])('%s: is refused', (_name, body) => {
  expect(check(body)).toMatch(/does not end where it began/);
});

test.each([
  ['a form in a form', '<form></form>', ['div', 'form', 'p', 'span']],
  ['a link in a link', '<a href="/">1</a>', ['div', 'a', 'span']],
  ['a button in a button', '<button>1</button>', ['div', 'button']],
  ['a row in a cell', '<tr><td>1</td></tr>', ['div', 'table', 'tbody', 'tr', 'td']],
  ['a cell in a cell', '<td>1</td>', ['div', 'table', 'tbody', 'tr', 'td']],
  ['an item in an item', '<li>1</li>', ['div', 'ul', 'li']],
])('%s: is refused', (_name, body, open) => {
  expect(check(body, open)).toMatch(/does not end where it began/);
  expect(check(body)).toEqual([]);
});

test('it has no id of the page, no base address, no instruction to the browser, and no styles with elements', () => {
  expect(check('<p id=main></p>')).toMatch(/id "main"/);
  expect(check('<base href="https://other.example/">')).toMatch(/base element/);
  expect(check('<meta http-equiv="refresh" content="0">')).toMatch(/meta element/);
  expect(
    check('', [], '<style>a{}</style><style data-emotion="g">@media (width < 9px){a{content:"<b>"}}</style>'),
  ).toEqual([]);
  expect(check('', [], '<style>a{}</style><script></script>')).toMatch(/styles/);
  expect(check('', [], '<style>a{content:"</style><p>"}</style>')).toMatch(/styles/);
});

test('its HTML, styles and data have at most 100,000 bytes', () => {
  const half = 'é'.repeat(25_000);
  expect(check(half, [], '', { data: 'x'.repeat(49_998) })).toEqual([]);
  expect(check(half, [], '', { data: 'x'.repeat(49_999) })).toMatch(/100001 bytes/);
  expect(check(`<ul>${'<li>1</li>'.repeat(20_000)}</ul>`)).toMatch(/bytes/);
});

test.each([
  ['many', '<i>1</i>'.repeat(5_001)],
  [
    'many that browsers add',
    `<ul>${Array.from({ length: 1_500 }, (_, index) => `<p><b class="n${index}">1`).join('')}</ul>`,
  ],
])('it has not %s elements', (_name, body) => {
  expect(check(body)).toMatch(/more than 5000 elements/);
});

test('the elements that are open at a place of a page', () => {
  const page =
    '<div><main id="a > b"><!--$--><script type="x">"<p>"</script><img src="&lt;"/><p>1<!-- <i> --></p><form action="/"><br/>';
  expect(openElements(page)).toEqual(['div', 'div', 'main', 'form']);
});
