/** One text a line; the byte order mark tells programs that the file is UTF-8. */
export function download(texts: string[], name: string) {
  const href = URL.createObjectURL(new Blob([`\uFEFF${texts.join('\n')}\n`], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
}
