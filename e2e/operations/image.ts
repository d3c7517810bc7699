import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repository } from '../store';

/** A base of Debian and this machine's Node, kept because it takes a minute. */
const BASE = path.join(repository, '.cache/image-base');
const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';

interface ImageConfig {
  Env: string[];
  User: string;
  WorkingDir: string;
  Cmd: string[];
  Healthcheck: { Test: string[] };
}

/** An image of `deploy/Containerfile`, in a storage of its own. */
export interface Image {
  config: ImageConfig;
  /** Bytes beyond its base. */
  size: number;
  /** Runs a command as the image's user; `/data` is in memory, the rest read-only, the network is the machine's. */
  run(command: readonly string[], env?: Record<string, string>): ChildProcess;
  remove(): void;
}

/**
 * Builds the image with buildah, without privileges that a sandbox lacks: the artefact of the file's first stage is
 * made outside, and its last stage takes it.
 */
export function buildImage(): Image {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-image-'));
  try {
    return buildIn(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function buildIn(folder: string): Image {
  function buildah(...args: string[]): string {
    const storage = ['--root', `${folder}/storage`, '--runroot', `${folder}/run`, '--storage-driver', 'vfs'];
    return execFileSync('buildah', [...storage, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  }

  function mounted(image: string): string {
    return buildah('mount', buildah('from', '--pull-never', image));
  }

  const empty = buildah('from', 'scratch');
  buildah('add', empty, makeBase(), '/');
  buildah('commit', empty, 'glow-base');
  const stage = path.join(folder, 'stage');
  makeInstalled(path.join(stage, 'source/dist'));
  const options = '--isolation chroot --format docker --pull-never --build-arg BASE=localhost/glow-base'.split(' ');
  const file = ['-f', path.join(repository, 'deploy/Containerfile'), '-t', 'glow', path.join(repository, 'deploy')];
  buildah('bud', ...options, '--build-context', `build=${stage}`, ...file);
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'glow')) as { Docker: { config: ImageConfig } };
  const { config } = Docker;
  const root = mounted('localhost/glow');
  return {
    config,
    size: sizeOf(root) - sizeOf(mounted('localhost/glow-base')),
    run: (command, env = {}) => {
      const settings = [...config.Env, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
      const inside = ['env', '-C', config.WorkingDir, '-i', ...settings, ...command];
      const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
      const args = [...namespaces, 'sh', '-c', READ_ONLY, 'sh', root, config.User, ...inside];
      return spawn('unshare', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a command in the folder `$1` as the user `$2`. */
const READ_ONLY = `
  mount --bind "$1" "$1" && mount -o remount,bind,ro "$1"
  mount -t proc proc "$1/proc" && mount --rbind /dev "$1/dev" && mount -t tmpfs -o uid="\${2%:*}" data "$1/data"
  root=$1 user=$2; shift 2; exec chroot --userspec "$user" "$root" "$@"`;

function makeBase(): string {
  if (existsSync(BASE)) return BASE;
  const made = `${BASE}.part`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(path.dirname(made), { recursive: true });
  execFileSync('debootstrap', ['--variant=minbase', '--include=libstdc++6', SUITE, made, MIRROR], { stdio: 'ignore' });
  copyFileSync(process.execPath, path.join(made, 'usr/local/bin/node'));
  renameSync(made, BASE);
  return BASE;
}

/** The artefact with its packages, as the first stage of the image makes it. */
function makeInstalled(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync(process.execPath, ['tools/glow.js', 'artefact', folder], { cwd: repository });
  execFileSync('npm', ['ci', '--omit=dev'], { cwd: folder, stdio: 'ignore' });
  chmodSync(folder, 0o755);
}

function sizeOf(folder: string): number {
  return Number(execFileSync('du', ['-s', '-B1', folder], { encoding: 'utf8' }).split('\t')[0]);
}
