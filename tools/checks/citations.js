import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, store } from '../build/packages.js';
import { declaredVersions, withSlashes } from '../build/project.js';
import { ERRORS, readErrors } from './errorCodes.js';
import { missingNames } from './markdownNames.js';

export const RULES = 'docs/store-rules.md';
/** What a person has written: programs write docs/reference, and articles of the blog are content. */
export const DOCUMENT = /^(?!docs\/reference\/|.*\/src\/).*\.md$/;
const DECISIONS = 'docs/decisions';

/** File types that are searched for citations. */
const SOURCE = /\.(?:[cm]?js|tsx?|md|css|html|sql|cfg|vcl|ya?ml|template|example)$/;

/** A rule begins so, with its id. */
export const RULE = /^- \*\*([A-Z0-9]+-\d+)\*\*/gm;
const DECISION = /^(\d{4})-.*\.md$/;

const SEVERAL = /decisions (?:\d{4}(?:, | and | to )?)+/g;

/** Manifests whose scripts Markdown may name; the template of a remote's own repository ends in `.txt`. */
const MANIFEST = /(?:^|\/)package\.json(?:\.txt)?$/;

/** Generated folders, and hidden folders except `.github`. */
const LEFT_OUT =
  /^(releases|packages)$|^(?:.*\/)?(node_modules|dist|test-results|playwright-report|\.(?!github$)[^/]*)$/;

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The files of the repository, without generated ones. */
export function filesBelow(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = withSlashes(path.join(folder, entry.name));
    if (!entry.isDirectory()) return [file];
    return LEFT_OUT.test(file) ? [] : filesBelow(file);
  });
}

function scriptsOf(files) {
  const manifests = files.filter((file) => MANIFEST.test(file)).map((file) => read(file).replace(/__\w+__/g, '0'));
  return new Set(manifests.flatMap((text) => Object.keys(JSON.parse(text).scripts ?? {})));
}

function entryPointsOfShared() {
  const named = Object.keys(JSON.parse(read('shared/package.json')).exports).map((name) => name.replace('./', ''));
  return new Set([...named, ...readdirSync(path.join(root, 'shared/src'))]);
}

/**
 * Throws if sources or documents name a rule, decision, file, entry point or script that does not exist, or if errors
 * have no codes or other ones than the page of errors, which `write` makes.
 */
export function checkCitations({ write = false } = {}) {
  const rules = [...read(RULES).matchAll(RULE)].map(([, id]) => id);
  const decisions = readdirSync(path.join(root, DECISIONS))
    .flatMap((file) => DECISION.exec(file)?.[1] ?? [])
    .map((number) => `decision ${number}`);
  const areas = [...new Set(rules.map((id) => id.split('-')[0]))];
  const one = new RegExp(`(?<![\\w-])(?:(?:${areas.join('|')})-\\d+|decision \\d{4})(?![\\w-])`, 'g');
  const citedIn = (line) => [
    ...[...line.matchAll(one)].map(([id]) => id),
    ...[...line.matchAll(SEVERAL)].flatMap(([list]) => list.match(/\d{4}/g).map((number) => `decision ${number}`)),
  ];
  const defined = [...rules, ...decisions];

  const files = filesBelow();
  const sources = files.filter((file) => SOURCE.test(file));
  const citations = sources.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => citedIn(line).map((id) => ({ place: `${file}:${index + 1}`, id }))),
  );
  const problems = [
    ...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `GLOW-126 docs/ has ${id} twice`),
    ...citations
      .filter(({ id }) => !defined.includes(id))
      .map(({ place, id }) => `GLOW-127 ${place} cites ${id}, which docs/ does not have`),
  ];
  const errors = readErrors(sources, read);
  problems.push(...errors.problems);
  if (write) writeFileSync(path.join(root, ERRORS), errors.page);
  if (read(ERRORS) !== errors.page) problems.push(`GLOW-131 ${ERRORS} is of other sources: write it anew with --write`);
  const fragments = new Set(Object.keys(declaredVersions(store)));
  const repository = { files, read, scripts: scriptsOf(files), entryPoints: entryPointsOfShared() };
  // Markdown below `src` is the blog's articles, which link to pages of the store
  for (const file of sources.filter((source) => source.endsWith('.md') && !source.includes('/src/')))
    problems.push(
      ...missingNames(file, repository)
        .filter((name) => !fragments.has(name))
        .map((name) => `GLOW-128 ${file} names ${name}, which is not there`),
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(
    `${citations.length} citations of ${rules.length} rules and ${decisions.length} decisions resolve, Markdown names what is there, and errors have codes.`,
  );
}
