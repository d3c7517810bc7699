import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { inc } from 'semver';
import { buildIdOf } from '../build/buildInputs.js';
import { findPackage, readJson, root, store } from '../build/packages.js';
import { withSlashes } from '../build/project.js';
import { ts } from '../build/typescript.js';

const FILE = path.join(root, 'shared/contract.json');

/** Contains the shell's build id when types and versions were last equal: the shell has all contracts in it. */
const COMPARED = path.join(root, '.cache/contract');

const EMITTED = path.join(root, '.cache/contract-types');

/** With forward slashes, as in TypeScript's file names. */
const DECLARATIONS = withSlashes(path.join(EMITTED, 'shared/src'));

/** Writes the declarations of the entry points and their imports, without comments; returns a program of them. */
function emitDeclarations(entryPoints) {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  config.compilerOptions.types = [];
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const files = [...entryPoints.map((name) => `src/${name}/index.ts`), 'types.d.ts', 'browser.d.ts'];
  rmSync(EMITTED, { recursive: true, force: true });
  const { diagnostics } = ts
    .createProgram(
      files.map((file) => path.join(root, 'shared', file)),
      { ...options, noEmit: false, declaration: true, removeComments: true, rootDir: root, outDir: EMITTED },
    )
    .emit(undefined, undefined, undefined, true);
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  return ts.createProgram(ts.sys.readDirectory(EMITTED, ['.d.ts']), {
    ...options,
    paths: { '@glow/shared/*': [`${DECLARATIONS}/*/index.d.ts`] },
  });
}

/** All declarations in `shared` that an entry point's exports consist of, sorted. */
function publicTypes(entryPoint, program) {
  const checker = program.getTypeChecker();
  const found = new Map();

  function visitSymbol(symbol) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of target.declarations ?? []) {
      // already visited, or from a library, which has its own version
      if (found.has(declaration) || !declaration.getSourceFile().fileName.startsWith(DECLARATIONS)) continue;
      found.set(declaration, `${target.name}: ${declaration.getText()}`);
      visitNames(declaration);
    }
  }

  function visitNames(node) {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      if (symbol) visitSymbol(symbol);
    }
    ts.forEachChild(node, visitNames);
  }

  const file = program.getSourceFile(`${DECLARATIONS}/${entryPoint}/index.d.ts`);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(file));
  exported.forEach(visitSymbol);
  return [...exported.map(({ name }) => `export ${name}`), ...found.values()].sort();
}

/** The entry points whose public types differ from the recorded ones, with the new hashes of the types. */
function changedEntryPoints(contract) {
  const program = emitDeclarations(Object.keys(contract));
  return Object.entries(contract)
    .map(([entryPoint, { version, types: former }]) => {
      const text = publicTypes(entryPoint, program).join('\n');
      return { entryPoint, version, former, types: createHash('sha256').update(text).digest('hex').slice(0, 16) };
    })
    .filter(({ types, former }) => types !== former);
}

/** @param {'minor' | 'major'} [kind] Writes versions of changed types. Throws an error if it is then absent. */
export async function compareContract(kind) {
  const contract = JSON.parse(readFileSync(FILE, 'utf8'));
  console.log(
    `Comparing the public types of ${Object.keys(contract).join(', ')} with shared/contract.json (ten seconds) …`,
  );
  const inputs = buildIdOf(store, findPackage('shell'));
  const isKnown = existsSync(COMPARED) && readFileSync(COMPARED, 'utf8') === inputs;
  const changed = isKnown ? [] : changedEntryPoints(contract);
  if (changed.length === 0) {
    mkdirSync(path.dirname(COMPARED), { recursive: true });
    writeFileSync(COMPARED, inputs);
    return console.log('The public types are what the versions say.');
  }
  if (!kind)
    throw new Error(
      `GLOW-117 The public types of ${changed.map(({ entryPoint }) => entryPoint).join(', ')} have changed, and remotes are built against them. Say how, and commit shared/contract.json:\n  npm run glow -- contract minor    something was added\n  npm run glow -- contract major    something was taken away or changed`,
    );
  const isMajor = kind === 'major';
  for (const { entryPoint, version, types } of changed) {
    const former = isMajor ? { version } : contract[entryPoint].former;
    contract[entryPoint] = { version: inc(version, kind), types, former };
  }
  const { code } = await format(FILE, JSON.stringify(contract), readJson('.oxfmtrc.json'));
  writeFileSync(FILE, code);
  changed.forEach(({ entryPoint, version }) =>
    console.log(`@glow/shared/${entryPoint} ${version} → ${inc(version, kind)}`),
  );
  if (isMajor)
    console.log(
      `Builds of the former major need it until their teams have released: give the shell an instance of it (formerInstances in shell/src/federation/sharedInstances.ts), or delete "former" from shared/contract.json and release all together.`,
    );
}
