import path from 'node:path';

/** A name of a file of code or configuration, with or without its folders. */
const FILE = /^(?:[\w@.-]+\/)*[\w-][\w.-]*\.(?:[cm]?[jt]s|tsx|md|sql|yml|yaml|cfg|vcl|template)$/;

const PATH = /^[\w.-]+(?:\/[\w.-]+)*\/?$/;

/** Folders of generated files, which are not in the repository. */
const GENERATED = /(?:^|\/)(?:dist|node_modules)\/|^(?:packages|releases|\.cache|\.data)\//;

const withoutCode = (text) => text.replace(/^```[^]*?^```$/gm, '');

/** The anchor that GitHub gives a heading. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d _-]/gu, '')
    .replaceAll(' ', '-');
}

function anchorsOf(text) {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));
}

/**
 * The links, paths, entry points of `shared` and scripts that a Markdown file names and the repository does not have.
 * A path may begin at any folder, because documents of a package name its own files.
 * @param {string} file
 * @param {{ files: string[], read(file: string): string, scripts: ReadonlySet<string>,
 *   entryPoints: ReadonlySet<string> }} repository
 */
export function missingNames(file, { files, read, scripts, entryPoints }) {
  const text = read(file);
  const topFolders = new Set(files.filter((name) => name.includes('/')).map((name) => name.split('/', 1)[0]));

  function exists(name) {
    return files.some((known) => `/${known}/`.includes(`/${name.replace(/\/$/, '')}/`));
  }

  function isFound(target) {
    const [name, anchor] = target.split('#');
    const linked = name ? path.posix.join(path.posix.dirname(file), name).replace(/\/$/, '') : file;
    if (!files.some((known) => `${known}/`.startsWith(`${linked}/`))) return false;
    return !anchor || anchorsOf(read(linked)).includes(anchor);
  }

  const links = [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target]) => target);
  const quoted = [...withoutCode(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name]) => name)
    .filter(
      (name) => FILE.test(name) || (PATH.test(name) && topFolders.has(name.split('/', 1)[0]) && name.includes('/')),
    )
    .filter((name) => !GENERATED.test(name));
  const imported = [...text.matchAll(/@glow\/shared\/([\w-]+(?:\.json)?)/g)].map(([, name]) => name);
  const called = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name);
  const missing = [
    ...links.filter((target) => !isFound(target)).map((target) => `the link ${target}`),
    ...quoted.filter((name) => !exists(name)),
    ...imported.filter((name) => !entryPoints.has(name)).map((name) => `@glow/shared/${name}`),
    ...called.filter((name) => !scripts.has(name)).map((name) => `npm run ${name}`),
  ];
  return [...new Set(missing)];
}
