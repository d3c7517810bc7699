import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/packages.js';
import { withSlashes } from '../build/project.js';

const RULES = 'docs/store-rules.md';
const DECISIONS = 'docs/decisions';

/** File types that are searched for citations. */
const SOURCE = /\.(?:[cm]?js|tsx?|md|css|html|sql)$/;

const RULE = /^- \*\*([A-Z0-9]+-\d+)\*\*/gm;
const DECISION = /^(\d{4})-.*\.md$/;

/** Folders of generated files; dot folders are skipped too. */
const GENERATED = ['node_modules', 'dist', 'test-results', 'playwright-report', 'releases'];

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** All source files below a folder. `releases` is generated only at the root. */
function sourcesBelow(folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = withSlashes(path.join(folder, entry.name));
    if (!entry.isDirectory()) return SOURCE.test(file) ? [file] : [];
    const isGenerated = GENERATED.includes(entry.name) && (entry.name !== 'releases' || folder === '');
    return isGenerated || entry.name.startsWith('.') ? [] : sourcesBelow(file);
  });
}

/** The distinct values that occur more than once. */
function repeated(values) {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** Checks that each rule and decision that is cited exists, once. Throws an error with all that do not. */
export function checkCitations() {
  const rules = [...read(RULES).matchAll(RULE)].map(([, id]) => id);
  const decisions = readdirSync(path.join(root, DECISIONS))
    .flatMap((file) => DECISION.exec(file)?.[1] ?? [])
    .map((number) => `decision ${number}`);
  const areas = [...new Set(rules.map((id) => id.split('-')[0]))];
  const citation = new RegExp(`(?<![\\w-])(?:(?:${areas.join('|')})-\\d+|decision \\d{4})(?![\\w-])`, 'g');
  const known = new Set([...rules, ...decisions]);

  const citations = sourcesBelow().flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(citation)].map(([id]) => ({ place: `${file}:${index + 1}`, id }))),
  );
  const problems = [
    ...repeated([...rules, ...decisions]).map((id) => `docs/ has ${id} twice`),
    ...citations
      .filter(({ id }) => !known.has(id))
      .map(({ place, id }) => `${place} cites ${id}, which docs/ does not have`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const inCode = citations.filter(({ place }) => !place.startsWith('docs/')).length;
  console.log(`${inCode} citations of ${rules.length} rules and ${decisions.length} decisions resolve.`);
}
