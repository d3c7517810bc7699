import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackage } from '../build/project.js';
import { BUDGET_BYTES, edit, writeTemplate } from './writeTemplate.js';

const template = fileURLToPath(new URL('new-fragment', import.meta.url));

const NO_PROPS = `declare module '@glow/shared/app' {\n  interface Fragments {\n  }\n}\n\nexport {};\n`;

/** Makes a fragment, as `blog/Teaser`, of a remote of the project. Throws if the name cannot be taken. */
export async function newFragment(project, fragment) {
  const { root, isStore } = project;
  const [, remote, Name] = /^([a-z]\w*)\/([A-Z]\w{1,29})$/.exec(fragment) ?? [];
  if (!Name) throw new Error('GLOW-132 A fragment is named as in blog/Teaser: letters and digits after a capital.');
  const { folder } = findPackage(project, remote);
  const place = Name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  if (existsSync(path.join(root, folder, 'src', place)))
    throw new Error(`GLOW-133 ${remote} has something called '${place}' already: choose another name.`);
  writeTemplate(template, path.join(root, folder, 'src'), { remote, Name, place });
  const load = `async () => (await import(/* webpackChunkName: "${Name}" */ './${place}/${Name}')).${Name}`;
  const route = `  {\n    fragment: '${fragment}',\n    load: ${load},\n  },\n]);\n`;
  await edit(project, path.join(folder, 'src/routes.tsx'), (text) => text.replace(/\]\);\s*$/, route));
  await edit(project, isStore ? 'shared/src/app/fragments/RemoteFragment.tsx' : 'src/fragments.ts', (text) =>
    (text || NO_PROPS).replace('interface Fragments {', `$&\n    '${fragment}': { heading: string };`),
  );
  const withVersion = (own) => ({ ...own, fragments: { ...own.fragments, [Name]: '1.0.0' } });
  await edit(project, isStore ? 'shared/remotes.json' : 'package.json', (text) => {
    const content = JSON.parse(text);
    if (isStore) return JSON.stringify(content.map((one) => (one.name === remote ? withVersion(one) : one)));
    const budgets = { ...content.glow.budgets, [Name]: BUDGET_BYTES };
    return `${JSON.stringify({ ...content, glow: { ...withVersion(content.glow), budgets } }, null, 2)}\n`;
  });
  if (isStore)
    await edit(project, 'shared/budgets.json', (text) =>
      text.replace(`"${remote}": {`, `$& "${Name}": ${BUDGET_BYTES},`),
    );
  console.log(`${path.join(folder, 'src', place)} is there. A page of any package shows it:
<RemoteFragment of="${fragment}" heading="…" />, or a slot: "slots" of ${remote} in ${isStore ? 'shared/remotes.json' : 'package.json'}.`);
}
