import type { Change } from './badFiles';

/** The build of a fragment that a page shows: the live one, the one before it, or none. */
export type Shown = 'own' | 'previous' | 'nothing';

export interface FragmentFault {
  name: string;
  change?: Change;
  /** The script that is not the one that the release names. */
  tampered?: 'chunk' | 'server';
  /** Whether the server has it in the page. */
  isServed?: boolean;
  /** Whether the server has it in a later page only. */
  isLate?: boolean;
  /** What the browser blames the build for. */
  phase?: 'load' | 'render';
  /** The build that the page shows if there is a good one before it. */
  shown: Shown;
  /** Whether only fragments with the server's data have it; the browser shows the others as usual. */
  isOfData?: boolean;
}

const NAMES = 'ArticleShelf|BlogBand|ProductShelf';
const MODULES = new RegExp(`\\b(${NAMES}):\\s*\\(\\) ?=> ?(\\(/\\* binding \\*/ \\w+\\)|[\\w$]+)`, 'g');
const FUNCTIONS = new RegExp(`function (${NAMES}) ?\\(.*\\) \\{`, 'g');
const BROKEN = "throw new Error('broken on purpose');";

/** In place of each fragment's component is the value of an expression. */
function exportsOf(value: string): Change {
  return (content) => content.replace(MODULES, `$1: () => ${value}`);
}

/** Code is run before each fragment is rendered on the server. */
function onServer(code: string): Change {
  return (content, script) => (script === 'server' ? content.replace(FUNCTIONS, `$& ${code}`) : content);
}

function inBrowser(change: Change): Change {
  return (content, script) => (script === 'server' ? content : change(content, script));
}

/** The server bundle gives all fragments that have data other data. */
const otherData: Change = (content, script) => {
  if (script !== 'server') return content;
  return `${content}
const { pageData } = module.exports;
const changed = Object.keys(pageData).filter((name) => /^(${NAMES})$/.test(name)).map((name) => [name, async () => ({ items: 7 })]);
module.exports = { ...module.exports, pageData: { ...pageData, ...Object.fromEntries(changed) } };`;
};

/** The build needs a shared module that the shell does not have, and a version of it. */
const incompatible: Change = (content, script) =>
  script === 'server'
    ? content.replaceAll('require("@glow/shared/app")', 'require("@glow/shared/later")')
    : content.replace(/requiredVersion:"\^[\d.]+"/g, 'requiredVersion:"^99.0.0"');

const THROWS = exportsOf(`() => { ${BROKEN} }`);
const isSlow = 'const end = Date.now() + 1000; while (Date.now() < end);';
const throwsOnce = `if (!globalThis.hasThrown) { globalThis.hasThrown = true; ${BROKEN} }`;
const isGone: Change = (content) => content.replace(new RegExp(`(fragment: ?['"]\\w+/)(?=${NAMES})`, 'g'), '$1Former');

/** On the server, in place of each fragment is an element with HTML, which is an expression. */
function htmlOnServer(html: string): Change {
  const props = `{ dangerouslySetInnerHTML: { __html: ${html} } }`;
  return onServer(
    `return { $$typeof: Symbol.for('react.transitional.element'), type: 'div', key: null, props: ${props} };`,
  );
}

/** The phase that the browser reports, and the build before that it shows instead. */
const RENDER = { phase: 'render', shown: 'previous' } as const;
const LOAD = { phase: 'load', shown: 'previous' } as const;

export const FRAGMENT_FAULTS: FragmentFault[] = [
  { name: 'throws on the server', change: onServer(BROKEN), shown: 'own' },
  { name: 'throws on the server once', change: onServer(throwsOnce), isServed: true, shown: 'own' },
  { name: 'throws in the browser', change: inBrowser(THROWS), isServed: true, ...RENDER },
  { name: 'throws everywhere', change: THROWS, ...RENDER },
  { name: 'hangs on the server', change: onServer('while (true);'), shown: 'own' },
  { name: 'is slow on the server', change: onServer(isSlow), isLate: true, shown: 'own' },
  { name: 'ends elements of the page', change: htmlOnServer("'</div></div><p>Out</p>'"), shown: 'own' },
  { name: 'has an id of the page', change: htmlOnServer(`'<p id="main"></p>'`), shown: 'own' },
  { name: 'has 20,000 items', change: htmlOnServer("'<i>1</i>'.repeat(20_000)"), shown: 'own' },
  { name: 'is no component', change: exportsOf('7'), ...RENDER },
  { name: 'wants other props', change: exportsOf('({ items }) => items.map(String)'), ...RENDER },
  { name: 'has other data', change: otherData, isOfData: true, ...RENDER },
  { name: 'is not in the build', change: isGone, shown: 'nothing' },
  { name: 'has a changed file for the browser', tampered: 'chunk', isServed: true, ...LOAD },
  { name: 'has a changed server bundle', tampered: 'server', isOfData: true, ...LOAD },
  { name: 'needs another shell', change: incompatible, ...LOAD },
];
