import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { whenParentEnds } from '../dev/whenToldToStop.js';
import { readJson, root } from '../packages.js';
import { FORMATS, hasColor, listPictures, masters, versionOf } from './pictures.js';

const target = path.join(root, 'shared/dist/images');
const colorsFile = path.join(root, 'shared/picture-colors.json');
const versionFile = 'shared/picture-version.json';
const ICON_SIZE = 48;
const stampFile = path.join(target, 'made-from.json');

/** AVIF in all widths, WebP in one for browsers without AVIF and as the source, JPEG for link previews (decision 0029). */
export async function makeFiles(name, widths, folder = target) {
  const master = path.join(masters, `${name}.webp`);
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });

  // a running server must never serve a part of a file
  async function write(width, format, encode) {
    const file = path.join(folder, `${name}-${width}.${format}`);
    await encode(`${file}.part`);
    renameSync(`${file}.part`, file);
  }

  const make = (width, format) =>
    write(width, format, (file) =>
      sharp(data, { raw: info }).resize({ width }).toFormat(format, FORMATS[format]).toFile(file),
    );
  for (const width of widths) await make(width, 'avif');
  await make(widths[Math.floor(widths.length / 2)], 'webp');
  const widest = Math.max(...widths);
  await make(widest, 'jpg');
  await write(widest, 'webp', (file) => copyFileSync(master, file));
}

/** The colour of a picture's upper edge, in three hex digits. */
async function edgeColor(name) {
  const file = sharp(path.join(masters, `${name}.webp`)).removeAlpha();
  const pixels = await file.resize(1, 8, { fit: 'fill' }).raw().toBuffer();
  return [...pixels.subarray(0, 3)].map((channel) => Math.round(channel / 17).toString(16)).join('');
}

/** Writes the placeholder colours to a source file; the colours of a group's numbered pictures follow one another. */
async function writeColors(pictures) {
  const colors = {};
  for (const name of pictures.map(({ name }) => name).filter(hasColor)) {
    const group = name.replace(/-\d$/, '');
    colors[group] = (colors[group] ?? '') + (await edgeColor(name));
  }
  writeFileSync(colorsFile, `${JSON.stringify(colors, null, 2)}\n`);
}

/** Browsers ask for these names. A phone rounds the corners itself, and fills transparent parts with black. */
async function makeIcons() {
  const icon = sharp(path.join(masters, 'brand/favicon.svg'), { density: 300 });
  const small = await icon.clone().resize(ICON_SIZE).png().toBuffer();
  const directory = Buffer.alloc(22);
  // the header of one picture with its size and 32 bits a pixel; its bytes follow
  directory.set([0, 0, 1, 0, 1, 0, ICON_SIZE, ICON_SIZE, 0, 0, 1, 0, 32]);
  directory.writeUInt32LE(small.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  writeFileSync(path.join(target, 'favicon.ico'), Buffer.concat([directory, small]));
  await icon.flatten({ background: '#3B2A2E' }).resize(180).png().toFile(path.join(target, 'apple-touch-icon.png'));
}

/** If a picture has changed, writes colours and version to source files, which builds read. Returns all pictures. */
export async function recordPictures() {
  const pictures = listPictures();
  const version = versionOf(pictures);
  if (readJson(versionFile).version !== version) {
    await writeColors(pictures);
    writeFileSync(path.join(root, versionFile), `${JSON.stringify({ version }, null, 2)}\n`);
  }
  return pictures;
}

/** Makes the files of changed pictures; `onProgress` gets the number of finished pictures and the total. */
export async function makeImages(pictures, onProgress = () => undefined) {
  const made = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const stale = pictures.filter(({ name, stamp }) => made[name] !== stamp);
  // this also deletes files of former widths and formats
  if (stale.length === pictures.length) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await makeIcons();
  let done = 0;
  // one thread per picture is faster than one picture on all cores
  sharp.concurrency(1);
  const waiting = stale.values();
  const makeWaiting = async () => {
    for (const { name, widths, stamp } of waiting) {
      mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
      await makeFiles(name, widths);
      made[name] = stamp;
      writeFileSync(stampFile, JSON.stringify(made, null, 2));
      onProgress((done += 1), stale.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, makeWaiting));
  // last: from then on the server answers addresses with this version for good
  copyFileSync(path.join(root, versionFile), path.join(target, 'version.json'));
}

export function printProgress(done, all) {
  if (done === 1) console.log(`Making pictures of ${all} masters …`);
  if (done === all || done % 10 === 0) console.log(`  ${done} of ${all}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  whenParentEnds(() => process.exit(1));
  // the running store comes first
  setPriority(constants.priority.PRIORITY_LOW);
  await makeImages(await recordPictures(), printProgress);
}
