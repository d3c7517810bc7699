import { readSharedModules } from './readSharedModules';

function instances(...scopes: object[]) {
  Reflect.set(globalThis, '__FEDERATION__', {
    __INSTANCES__: scopes.map((scope) => ({ shareScopeMap: { default: scope } })),
  });
}

test('the copy that runs is named, with who brought it, who uses it and how many others were offered', () => {
  const react = { '19.3.1': { from: 'glow_shell', loaded: true, useIn: ['glow_shell', 'glow_blog'] } };
  instances(
    { react, '@glow/shared/cart': { '1.0.0': { from: 'glow_shell', lib: () => undefined, useIn: ['glow_shell'] } } },
    { react: { ...react, '19.4.0': { from: 'glow_blog', useIn: [] } } },
  );
  expect(readSharedModules()).toEqual([
    { name: '@glow/shared/cart', version: '1.0.0', from: 'shell', usedBy: ['shell'], others: 0 },
    { name: 'react', version: '19.3.1', from: 'shell', usedBy: ['shell', 'blog'], others: 1 },
  ]);
});

test('what nobody uses yet has no winner', () => {
  instances({ zustand: { '5.1.0': { from: 'glow_blog', useIn: [] } } });
  expect(readSharedModules()).toEqual([]);
});
