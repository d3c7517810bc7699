import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { inParallel } from './inParallel.js';
import { root } from './packages.js';
import { FORMATS, hasColor, listPictures, masters, versionOf } from './pictures.js';

const target = path.join(root, 'shared/dist/images');
const colorsFile = path.join(root, 'shared/picture-colors.json');
/** The version twice: for the addresses that the browser makes, and for the server, of the files that are there. */
const versionFiles = [path.join(root, 'shared/picture-version.json'), path.join(target, 'version.json')];
const stampFile = path.join(target, 'made-from.json');

async function makeWidths(name, widths) {
  const master = sharp(path.join(masters, `${name}.webp`));
  for (const width of widths) {
    const { data, info } = await master.clone().resize({ width }).raw().toBuffer({ resolveWithObject: true });
    for (const [format, options] of Object.entries(FORMATS)) {
      await sharp(data, { raw: info })
        .toFormat(format, options)
        .toFile(path.join(target, `${name}-${width}.${format}`));
    }
  }
}

/** The dominant colour of a picture as `#rrggbb`. */
async function dominantColor(name) {
  const { dominant } = await sharp(path.join(masters, `${name}.webp`)).stats();
  return `#${['r', 'g', 'b'].map((channel) => dominant[channel].toString(16).padStart(2, '0')).join('')}`;
}

/** Writes the placeholder colours to a source file. */
async function writeColors(pictures) {
  const names = pictures.map(({ name }) => name).filter(hasColor);
  const colors = await Promise.all(names.map(async (name) => [name, await dominantColor(name)]));
  writeFileSync(colorsFile, `${JSON.stringify(Object.fromEntries(colors), null, 2)}\n`);
}

function writeVersion(version) {
  const text = `${JSON.stringify({ version }, null, 2)}\n`;
  for (const file of versionFiles) {
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

/** Makes AVIF and WebP files of every changed source picture; `onProgress` is called with the number done and the total. */
export async function makeImages(onProgress = () => undefined) {
  const made = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
  const pictures = listPictures();
  const stale = pictures.filter(({ name, stamp }) => made[name] !== stamp);
  let done = 0;
  // one thread per picture is faster than one picture on all cores
  sharp.concurrency(1);
  await inParallel(stale, availableParallelism(), async ({ name, widths, stamp }) => {
    mkdirSync(path.dirname(path.join(target, name)), { recursive: true });
    await makeWidths(name, widths);
    made[name] = stamp;
    writeFileSync(stampFile, JSON.stringify(made, null, 2));
    onProgress((done += 1), stale.length);
  });
  if (stale.length > 0) await writeColors(pictures);
  // last: from then on the server answers addresses with this version for good
  writeVersion(versionOf(pictures));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeImages();
