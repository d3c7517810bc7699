import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packages, root } from '../../tools/build/packages.js';

/** What no text of the store may hold, by what stands in its place. */
const FORBIDDEN: Record<string, RegExp> = {
  // shoppers may search for another spelling
  email: /^(?!.*terms"?:).*\be-mail/im,
  '15%': /\d %/,
  'Back to Home': /return to home|back to home|Back to home/,
  'Sign In': /['">]Sign in['"<]|^\s*Sign in$/m,
  Blog: /\b(?:the|glow|blog|a) journal\b|['">]journal['"<]/i,
  'View Order, and other links':
    /['">]?\b(?:View (?:all|cart|order|your)|See the new|Back to (?:cart|checkout|shipping))\b/,
};

const COMMENTS = /\/\*[^]*?\*\/|(?:^|\s)\/\/ .*$/gm;

const sources = [...packages.map(({ folder }) => folder), 'shared', 'server'].flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|json|md)$/.test(file) && !/\.test\.|testing|standalone/.test(file))
    .map((file) => path.join(folder, 'src', file)),
);

test.each(Object.entries(FORBIDDEN))('the store writes %s in one way', (_, forbidden) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) => {
    const [text] = forbidden.exec(readFileSync(path.join(root, file), 'utf8').replace(COMMENTS, '')) ?? [];
    return text === undefined ? [] : [`${file}: ${text.trim()}`];
  });
  expect(found).toEqual([]);
});
