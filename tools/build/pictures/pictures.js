import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../packages.js';

/** Folder of the source pictures. */
export const masters = path.join(root, 'shared/assets');

const kinds = readJson('shared/pictures.json');

/** 10 bits keep soft gradients smooth; a higher effort doubles the time and saves 3 % of the bytes (decision 0029). */
export const FORMATS = {
  avif: { quality: 60, effort: 1, bitdepth: 10, chromaSubsampling: '4:2:0' },
  webp: { quality: 82, effort: 2 },
  jpg: { quality: 82, mozjpeg: true },
};

/** A kind is a single file, or all files of its folder. */
function mastersOf(kind) {
  const folder = path.join(masters, kind);
  if (!existsSync(folder)) return [kind];
  return readdirSync(folder).map((file) => `${kind}/${path.parse(file).name}`);
}

function fingerprint(name, widths) {
  return createHash('sha256')
    .update(readFileSync(path.join(masters, `${name}.webp`)))
    .update(JSON.stringify([widths, FORMATS]))
    .digest('hex')
    .slice(0, 16);
}

export function listPictures() {
  return Object.entries(kinds).flatMap(([kind, { widths }]) =>
    mastersOf(kind).map((name) => ({ name, widths, stamp: fingerprint(name, widths) })),
  );
}

/** Shades and kits have no placeholder colour, because all colours are in every remote. */
export function hasColor(name) {
  return !name.includes('/kit-') && (!name.startsWith('products/') || /-\d$/.test(name));
}

/** Four letters or digits of base64url, which change with any picture and with the encoder options (decision 0029). */
export function versionOf(pictures) {
  const stamps = pictures.map(({ name, stamp }) => `${name} ${stamp}`).sort();
  return createHash('sha256').update(stamps.join()).digest('base64url').slice(0, 4);
}
