import { existsSync } from 'node:fs';
import path from 'node:path';

/** Debian has servers in folders that are not in every user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];

/** @param {string} name Returns the path of the program; undefined if it is not installed. */
export function pathOf(name) {
  return FOLDERS.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** @param {string[]} names Returns the programs that this machine lacks. */
export function missing(names) {
  return names.filter((name) => !pathOf(name));
}

/** The path of Firefox: `FIREFOX`, or one in the path; undefined if none is installed. */
export const firefoxPath = process.env.FIREFOX ?? pathOf('firefox-esr') ?? pathOf('firefox');

export const WITHOUT_FIREFOX =
  'Not run: the purchase, the account and the journal in Firefox, because this machine has none (Debian: apt-get install firefox-esr; elsewhere: set FIREFOX to its path).';
