import { missingNames } from './markdownNames.js';

const TEXTS: Record<string, string> = {
  'docs/operating.md': '# Operating\n\n```\n# no heading\n```\n\n## A cache, in front\n',
  'shared/src/cart/index.ts': '',
  'shell/src/routing/preloading.ts': '',
  'package.json': '',
};

function missingIn(text: string): string[] {
  const texts = { ...TEXTS, 'docs/text.md': text };
  return missingNames('docs/text.md', {
    files: Object.keys(texts),
    read: (file) => texts[file as keyof typeof texts] ?? '',
    scripts: new Set(['start', 'test:all']),
    entryPoints: new Set(['cart', 'remotes.json']),
  });
}

test.each([
  'See [there](operating.md#a-cache-in-front), [here](../shared), [above](#title) or [elsewhere](https://glow.example/x.md).\n\n# Title',
  'The cart is in `shared/src/cart`, `shared/src/cart/index.ts`, `preloading.ts`, `src/routing/preloading.ts` and `shell/`.',
  'What a build makes: `dist/server/main.js`, `shared/dist/images/a.webp`, `releases/server.js`, `.data/database`.',
  'No path of the repository: `/cart`, `blog@<build>`, `text/html`, `registry.json`, `deploy/*.ts`, `cart.add(line)`.',
  'Use `@glow/shared/cart`, `@glow/shared/remotes.json`, `@glow/shared/<folder>`, `npm start`, `npm run start -- --all` and `npm run --silent test:all`.',
])('%s names what is there', (text) => {
  expect(missingIn(text)).toEqual([]);
});

test.each([
  ['the link gone.md', 'See [there](gone.md).'],
  ['the link operating.md#gone', 'See [there](operating.md#gone).'],
  ['the link operating.md#no-heading', 'See [there](operating.md#no-heading).'],
  ['the link #gone', 'See [above](#gone).'],
  ['the link ../shell/src/routing.ts', 'See [there](../shell/src/routing.ts).'],
  ['shared/src/basket', 'The cart is in `shared/src/basket`.'],
  ['routing/preloader.ts', 'It is in `routing/preloader.ts`.'],
  ['ahead.ts', 'It is in `ahead.ts`, in `ahead.ts`.'],
  ['single-bundle/build.ts', 'It is in `single-bundle/build.ts`.'],
  ['@glow/shared/basket', '```\nimport { add } from "@glow/shared/basket";\n```'],
  ['npm run db:backup', '```\n17 * * * * npm run --silent db:backup -- /mnt\n```'],
])('%s is missing', (name, text) => {
  expect(missingIn(text)).toEqual([name]);
});
