import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPackage, root } from '../build/packages.js';
import { BUDGET_BYTES, edit, writeTemplate } from './newRemote.js';

const template = path.join(root, 'tools/templates/new-fragment');

/** Throws if the name cannot be taken. */
export async function newFragment(fragment) {
  const [, remote, Name] = /^([a-z]\w*)\/([A-Z]\w{1,29})$/.exec(fragment) ?? [];
  if (!Name) throw new Error('A fragment is named as in `npm run glow -- new-fragment blog/Teaser`.');
  const { folder } = findPackage(remote);
  const place = Name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();
  const code = `./${place}/${Name}`;
  if (existsSync(path.join(root, folder, 'src', place)))
    throw new Error(`${remote} has something called '${place}' already: choose another name.`);
  writeTemplate(template, path.join(root, folder, 'src'), { remote, Name, place });
  const route = `{ fragment: '${fragment}', load: async () => (await import(/* webpackChunkName: "${Name}" */ '${code}')).${Name} },`;
  await edit(`${folder}/src/routes.tsx`, (text) => text.replace(/\]\);\s*$/, `${route}\n]);`));
  await edit('shared/src/app/fragments/RemoteFragment.tsx', (text) =>
    text.replace('export interface Fragments {', `$&\n  '${fragment}': { heading: string };`),
  );
  await edit('shared/budgets.json', (text) => text.replace(`"${remote}": {`, `$& "${Name}": ${BUDGET_BYTES},`));
  await edit('shared/remotes.json', (text) => {
    const remotes = JSON.parse(text);
    const own = remotes.find(({ name }) => name === remote);
    own.fragments = { ...own.fragments, [Name]: '1.0.0' };
    return JSON.stringify(remotes);
  });
  console.log(`${folder}/src/${place} is there. A page of any package shows it:
<RemoteFragment of="${fragment}" heading="…" />, or a slot: "slots" of ${remote} in shared/remotes.json.`);
}
