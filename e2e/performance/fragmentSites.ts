import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../../tools/build/packages.js';
import { copyRepository, repository } from '../store';

/** The remotes whose small fragments the page shows besides the blog's, with the fragment's name. */
const NOTES = { checkout: 'DeliveryNotes', account: 'AccountNotes' };
const SLOT = 'storefront/product.below';

type Remote = Record<'name' | 'folder', string> & Record<'fragments' | 'slots', Record<string, unknown> | undefined>;

/** A built copy of the repository whose product page ends with fragments of checkout, account and blog. */
export function siteOfFragments(): string {
  return buildCopy((root) => {
    editRemotes(root, (remote) => {
      const name = NOTES[remote.name as keyof typeof NOTES];
      if (!name) return;
      remote.fragments = { ...remote.fragments, [name]: '1.0.0' };
      remote.slots = { [SLOT]: [{ fragment: name }] };
      writeNotes(path.join(root, remote.folder, 'src/notes'), name);
      const load = `async () => (await import(/* webpackChunkName: "${name}" */ './notes/${name}')).${name}`;
      const route = `{ fragment: '${remote.name}/${name}', load: ${load} },`;
      edit(path.join(root, remote.folder, 'src/routes.tsx'), ['\n]);', `\n  ${route}\n]);`]);
    });
  });
}

/** A built copy in which these components are storefront's own, in a chunk that the first screen does not need. */
export function siteOfOneRemote(): string {
  return buildCopy((root) => {
    const source = path.join(root, 'storefront-mfe/src');
    editRemotes(root, ({ slots = {} }) => delete slots[SLOT]);
    cpSync(path.join(root, 'blog-mfe/src'), path.join(source, 'below/blog'), { recursive: true });
    for (const name of Object.values(NOTES)) writeNotes(path.join(source, 'below'), name);
    edit(
      path.join(source, 'below/blog/article-shelf/ArticleShelf.tsx'),
      ["import { usePageData, type Fragments } from '@glow/shared/app';", PRODUCT_DATA],
      [
        'const { data: posts } = usePageData<typeof pageData.ArticleShelf>();',
        'const posts = useProductData().articles;',
      ],
    );
    writeFileSync(path.join(source, 'below/Below.tsx'), BELOW);
    edit(
      path.join(source, 'pageData.ts'),
      ['import type { FragmentRequest,', "import { pageData as blog } from './below/blog/pageData';\n$&"],
      [
        '      isDiscontinued,\n      story,',
        '      articles: await blog.ArticleShelf({ props: { productId: id } }),\n$&',
      ],
    );
    edit(
      path.join(source, 'product/ProductPage.tsx'),
      [`<Slot name="${SLOT}" productId={product.id} />`, '<ServedSuspense><LazyBelow /></ServedSuspense>'],
      ['/** Product page', `${LAZY_BELOW}\n$&`],
    );
  });
}

const PRODUCT_DATA = `import type { Fragments } from '@glow/shared/app';
import { useProductData } from '../../../product/useProductData';`;

const BELOW = `import { AccountNotes } from './AccountNotes';
import { ArticleShelf } from './blog/article-shelf/ArticleShelf';
import { DeliveryNotes } from './DeliveryNotes';

export function Below() {
  return (
    <>
      <DeliveryNotes />
      <AccountNotes />
      <ArticleShelf />
    </>
  );
}
`;

const LAZY_BELOW = `const LazyBelow = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ '../below/Below')).Below,
);
`;

/** Writes a component with a heading and a list. */
function writeNotes(folder: string, name: string): void {
  const text = `import { Container, Section, SectionHeading } from '@glow/shared/ui';

const LINES = ['The first line of ${name}', 'The second line of ${name}', 'The third line of ${name}'];

export function ${name}() {
  return (
    <Section as="div">
      <Container as="section">
        <SectionHeading>${name}</SectionHeading>
        <ul>
          {LINES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.tsx`), text);
}

/** Changes the entries of `shared/remotes.json`. */
function editRemotes(root: string, change: (remote: Remote) => void): void {
  const file = path.join(root, 'shared/remotes.json');
  const remotes = JSON.parse(readFileSync(file, 'utf8')) as Remote[];
  remotes.forEach(change);
  writeFileSync(file, JSON.stringify(remotes));
}

/** Replaces texts, each of which the file has once. */
function edit(file: string, ...changes: [from: string, to: string][]): void {
  const edited = changes.reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, edited);
}

/** A copy of the repository with the present builds, of which those are made anew that the changes concern. */
function buildCopy(change: (root: string) => void): string {
  const root = copyRepository();
  change(root);
  for (const folder of ['shared', ...packages.map((found) => found.folder)])
    cpSync(path.join(repository, folder, 'dist'), path.join(root, folder, 'dist'), { recursive: true });
  const { status } = spawnSync(process.execPath, ['tools/build/buildPackages.js'], { cwd: root, stdio: 'inherit' });
  if (status === 0) return root;
  rmSync(root, { recursive: true, force: true });
  throw new Error('A copy of the repository cannot be built.');
}
