import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/packages.js';
import { RUN_COMMANDS, type Outcome } from '../testing/runCommands';
import { DOCUMENT, filesBelow, RULE, RULES } from './citations.js';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files: string[] = filesBelow();
const wordsOf = (text: string) => text.match(/\S*\w\S*/g)?.length ?? 0;

/** What a check finds in documents, beside the name of the document. */
function problemsOf(check: (text: string) => string[], checked = documents): string[] {
  return checked.flatMap((file) => check(read(file)).map((problem) => `${file}: ${problem}`));
}

const documents = files.filter((file) => DOCUMENT.test(file) && file !== RULES);
const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file));
const rules = [...read(RULES).matchAll(RULE)].map(([, id = '']) => id);
const withoutBlocks = (text: string) => text.replace(/^ *```[^]*?^ *```$/gm, (block) => block.replace(/[^\n]/g, ' '));

test('documents are short enough to be read', () => {
  expect(rules.length).toBeLessThanOrEqual(380);
  expect(wordsOf(read(RULES))).toBeLessThanOrEqual(12_500);
  expect(decisions.length).toBeLessThanOrEqual(30);
  expect(documents.reduce((sum, file) => sum + wordsOf(read(file)), 0)).toBeLessThanOrEqual(22_000);
});

const MOST_WORDS = {
  'README.md': 700,
  'docs/operating.md': 2_400,
  'docs/releasing.md': 1_800,
  'docs/federation-costs.md': 260,
  ...Object.fromEntries(decisions.map((file) => [file, 240])),
};

test('no page has more words than its reader has time', () => {
  const longer = Object.entries(MOST_WORDS).filter(([file, most]) => wordsOf(read(file)) > most);
  expect(longer).toEqual([]);
});

test('the title of a test ends with each rule', () => {
  const isNoTest = /^\s*(?:\/[/*]|\*).*| \/\/ .*|\.(?:skip|todo)\(.*/gm;
  const sources = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map(read);
  const tests = sources.map((text) => text.replace(isNoTest, ''));
  const cited = new Set(
    tests.flatMap((text) =>
      [...text.matchAll(/\(((?:[A-Z\d]+-\d+(?:, )?)+)\)(?=['"`])/g)].flatMap(([, ids = '']) => ids.split(', ')),
    ),
  );
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

const pages = documents.filter((file) => /^docs\/[\w-]+\.md$/.test(file));

test('each page says for whom it is, and a long one has its contents', () => {
  const missing = pages.flatMap((file) => {
    const text = withoutBlocks(read(file));
    const contents = wordsOf(text) < 600 ? undefined : (/^Contents: .+$/m.exec(text)?.[0] ?? '');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    return [
      /^# .+\n\nFor [^\n]+\. After it you can [^\n]+\.\n/.test(text) ? [] : [`${file}: For …. After it you can ….`],
      headings
        .filter((heading) => contents?.includes(`[${heading}](#`) === false)
        .map((heading) => `${file}: ${heading}`),
    ].flat();
  });
  expect(missing).toEqual([]);
});

/** Other texts of the repository, in which a name of a document has to occur. */
const sources = files
  .filter(
    (file) => !/\.(?:md|json|webp|avif|woff2|png|ico|jsonl)$/.test(file) || /package\.json$|remotes\.json$/.test(file),
  )
  .map(read)
  .join('\n');

/** Headers, settings, ports, cookies and addresses of the API that a document names. */
function namesIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/^ *```[^]*?^ *```$/gm)]
    .map(([found]) => found)
    .join('\n');
  return [
    ...[...code.matchAll(/\b[A-Z][\w]*(?:-[A-Z]\w*)+\b/g)].map(([header]) => header),
    ...[...code.matchAll(/(?<![\w/-])[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)].map(([setting]) => setting),
    ...[...text.matchAll(/`[A-Z]* ?(\/api\/[\w/-]+|\/\w+z)`/g)].map(([, address = '']) => address),
    ...[...text.matchAll(/`(glow_[a-z_]+)`/g)].map(([, cookie = '']) => cookie),
    ...[...code.matchAll(/(?<![\w/-])([A-Z]{4,})=/g)].map(([, setting = '']) => setting),
    ...[...text.matchAll(/ -w ([\w-]+)/g)].map(([, folder = '']) => folder),
    ...[...text.matchAll(/(?:localhost|127\.0\.0\.1|port |:)(?::)?(\d{4,5})\b/g)].map(([, port = '']) => port),
  ];
}

test('headers, settings, ports, cookies and addresses that a document names are in the sources', () => {
  const words = new Set(sources.match(/[\w-]+/g));
  const lower = new Set(sources.toLowerCase().match(/[\w-]+/g));
  const isKnown = (name: string) =>
    name.startsWith('/')
      ? sources.includes(name)
      : words.has(name) || (name.includes('-') && lower.has(name.toLowerCase()));
  const missing = (text: string) => namesIn(text).filter((name) => !isKnown(name));
  expect(problemsOf(missing, [...documents, RULES])).toEqual([]);
});

/** Text of a document with a figure, a file, and text of the file that has the figure. */
const figures = readdirSync(join(root, 'tools/checks/figures')).flatMap(
  (file) => JSON.parse(read(`tools/checks/figures/${file}`)) as [text: string, file: string, source: string][],
);
const UNITS =
  'milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bytes|[kMG]B|MiB|KiB|times|percent|pixels';
const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred';
const FIGURE = new RegExp(`(?<![\\w.,/-])\\d[\\d.,]*(?<=\\d)|\\b(?:${NUMBERS}) (?:${UNITS})\\b`, 'g');
/** Text in which numbers are names. */
const NAMES =
  /`[^`\n]+`|\]\([^)]*\)|<!--.*?-->|^Date: .*$|\b0\d{3}\b|(?:port |:)\d{4}\b|\b[A-Z\d]+-\d+\b|^ *\d+\. |\b(?:RFC|ASVS|OWASP|SHA|AES|SameSite|CycloneDX|OTLP) \d[\d.]*|\b(?:201|30[1-8]|4[0-3]\d|50[0-4])\b(?! (?:days|hours|minutes|seconds|times|shoppers|bytes|[kMG]B|px))|\b\d{4}-\d\d-\d\d\b|\b(?:R\d+)\b/gm;

test('each figure of a document is in the code', () => {
  const texts = documents.map((file) => read(file).replace(/ +/g, ' '));
  const wrong = figures.filter(
    ([text, file, source]) =>
      !texts.some((document) => document.includes(text)) ||
      !read(file).includes(source) ||
      !(text.match(/\d+/g) ?? []).some((figure) => source.replaceAll('_', '').includes(figure)),
  );
  expect(wrong).toEqual([]);
});

test('no document has another figure', () => {
  const blank = (found: string) => ' '.repeat(found.length);
  const others = problemsOf((given) => {
    const text = withoutBlocks(given).replace(/ +/g, ' ');
    const masked = figures.reduce((rest, [known]) => rest.replaceAll(known, blank), text).replace(NAMES, blank);
    return [...masked.matchAll(FIGURE)].map(
      ({ index }) => `… ${text.slice(Math.max(0, index - 40), index + 30).replace(/\s+/g, ' ')} …`,
    );
  });
  expect(others).toEqual([]);
});

/** What a document calls: `npm run glow -- shop doctor` and so on, without comments. */
function commandsIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:npm run (?:-s |--silent )?glow --|npx glow|npm run (?=(?:release|promote|rollback) --)) ?([^`\n#|>)]+)/g,
    ),
  ]
    .map(([, line = '']) => line.replace(/^(release|promote|rollback) --/, '$1').trim())
    .filter((line) => /^[a-z]/.test(line));
}

/** Commands that only a repository of one remote has. */
const ofTeams = [...read('server/src/operations/commands/releases/deskCommands.ts').matchAll(/program, '(\w+)'/g)].map(
  ([, name = '']) => name,
);

test('each command of a document exists, with its options', () => {
  const checked = [...documents, RULES];
  const called = new Map(checked.flatMap((file) => commandsIn(read(file)).map((line) => [line, file] as const)));
  const nameOf = (line: string) => /^[a-z][a-z-]*(?: [a-z][a-z-]*){0,2}/.exec(line)?.[0] ?? '';
  const lines = JSON.stringify([...new Set([...called.keys()].map((line) => `${nameOf(line)} --help`))]);
  const script = ['--import', 'tsx', '--input-type=module', '-e', RUN_COMMANDS, lines];
  const printed = execFileSync(process.execPath, script, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 });
  const outcomes: Record<string, Outcome> = JSON.parse(printed);
  const problems = [...called].flatMap(([line, file]) => {
    const help = outcomes[`${nameOf(line)} --help`]?.stdout ?? '';
    const [, name = '', group] =
      /^Usage: npm run glow -- ([a-z -]+?)(?: \[options\])?( \[command\])?(?: [[<]|$)/m.exec(help) ?? [];
    const isGiven = group ? nameOf(line) === name : `${line} `.startsWith(`${name} `);
    const found = (name && isGiven) || ofTeams.includes(line.split(' ')[0] ?? '');
    const options = (line.match(/--[a-z][\w-]+/g) ?? []).filter((option) => !help.includes(option));
    // programs of their own read their options themselves
    const unknown = help.includes('[arguments...]') ? options.filter((option) => !sources.includes(option)) : options;
    return found && unknown.length === 0 ? [] : [`${file}: ${line}`];
  });
  expect(problems).toEqual([]);
});
