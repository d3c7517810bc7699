import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isElementProp } from '../../shared/src/ui/isElementProp';
import { packages, root } from '../build/packages.js';

/** Names of the props in types of styled elements, as `styled.li<{ isCurrent: boolean }>`, with their files. */
function stylePropsOf(file: string): [name: string, file: string][] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const types = [...source.matchAll(/\bstyled(?:\.\w+|\([^()]*\))<\{([^}]*)\}>/g)].map(([, type = '']) => type);
  return types.flatMap((type) =>
    [...type.matchAll(/(\w+)\??:/g)].map(([, name = '']): [string, string] => [name, file]),
  );
}

/** Attributes that a styled part reads too. */
const ATTRIBUTES = ['width', 'height'];

test('no prop of a styled part becomes an attribute', () => {
  const files = [...packages.map(({ folder }) => folder), 'shared'].flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => path.join(folder, 'src', file)),
  );
  const found = files.flatMap(stylePropsOf);
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(([name]) => isElementProp(name) && !ATTRIBUTES.includes(name))).toEqual([]);
});

test.each(['className', 'href', 'onClick', 'aria-label', 'data-add', 'width', 'popoverTarget', 'role', 'hidden'])(
  '%s is passed on to the element',
  (name) => expect(isElementProp(name)).toBe(true),
);
