// npm run glow -- mail preview [folder]: each mail as a page, and one page that has all of them
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mailSamples } from '@glow/server/testing';
import { repository } from '../store';

const folder = path.resolve(process.argv[2] ?? path.join(repository, 'test-results/mails'));
mkdirSync(folder, { recursive: true });
// pictures are those of a store that is open here
const mails = mailSamples('http://localhost:3000').map((mail) => ({
  ...mail,
  file: `${mail.name.replaceAll(' ', '-')}.html`,
}));
for (const { file, html, text } of mails) {
  writeFileSync(path.join(folder, file), html);
  writeFileSync(path.join(folder, file.replace(/html$/, 'txt')), text);
}
const links = mails.map(({ name, file, subject }) => {
  const text = file.replace(/html$/, 'txt');
  return `<section><h2>${name}: ${subject}</h2><p><a href="${file}">HTML</a>, <a href="${text}">text</a></p>
<iframe src="${file}" width="640"></iframe><iframe src="${file}" width="320"></iframe></section>`;
});
const style =
  'body{font-family:sans-serif;margin:24px}iframe{height:820px;border:1px solid #ccc;margin-inline-end:24px}';
const head = `<meta charset="utf-8"><title>Mails</title><style>${style}</style>`;
writeFileSync(path.join(folder, 'index.html'), `<!doctype html>${head}<h1>Mails</h1>${links.join('')}`);
console.log(path.join(folder, 'index.html'));
