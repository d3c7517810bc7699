import { shareScope, type SharedModule } from '../federation/shareScope';
import { readSharedModules } from './tables';

function copy(from: string, useIn: string[], isLoaded: boolean): SharedModule {
  return { ...copyOf('react'), from, useIn, lib: isLoaded ? () => undefined : undefined, loaded: isLoaded };
}

function copyOf(name: string): SharedModule {
  const [found] = Object.values(shareScope[name] ?? {});
  if (!found) throw new Error(`${name} is not shared`);
  return found;
}

test('the copy that runs is named, with who brought it, who uses it and how many others were offered', () => {
  copyOf('@glow/shared/cart').useIn.push('glow_blog');
  Object.assign(shareScope, {
    aria: { '2.0.0': copy('glow_admin', [], false), '1.0.0': copy('glow_blog', ['glow_blog'], true) },
  });
  const modules = readSharedModules();
  expect(modules[0]).toMatchObject({ name: '@emotion/react', from: 'shell', usedBy: ['shell'], others: 0 });
  expect(modules.find(({ name }) => name === '@glow/shared/cart')).toMatchObject({ usedBy: ['shell', 'blog'] });
  const names = modules.map(({ name }) => name);
  expect(names.indexOf('aria')).toBeLessThan(names.indexOf('react'));
  const aria = { name: 'aria', version: '1.0.0', from: 'blog', usedBy: ['blog'], others: 1 };
  expect(modules.find(({ name }) => name === 'aria')).toEqual(aria);
});

test('what nobody uses yet is not listed', () => {
  Object.assign(shareScope, { zustand: { '5.1.0': copy('glow_blog', [], false) } });
  expect(readSharedModules().map(({ name }) => name)).not.toContain('zustand');
});
