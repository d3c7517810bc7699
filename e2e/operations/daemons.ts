import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@glow/server/base';
import { makeCertificate } from '../performance/certificate';
import { repository } from '../store';
import { Daemon } from './daemon';

/** The samples of configurations, which are started as they are. */
const SAMPLES = path.join(repository, 'deploy');

/** haproxy with `deploy/haproxy.cfg` in front of stores. */
export async function balancer(stores: readonly string[]): Promise<Daemon> {
  const address = `127.0.0.1:${await freePort()}`;
  const servers = stores.map((url, index) => [`STORE_${index + 1}`, `127.0.0.1:${new URL(url).port}`]);
  return new Daemon(`http://${address}`, ['haproxy', '-db', '-f', path.join(SAMPLES, 'haproxy.cfg')], {
    BIND: address,
    PROXIES: '127.0.0.1',
    ...Object.fromEntries(servers),
  });
}

/** varnish with `deploy/varnish/default.vcl` in front of an address. */
export async function cache(behind: string): Promise<Daemon> {
  const folder = temporaryFolder('glow-varnish-');
  const { hostname, port } = new URL(behind);
  writeFileSync(path.join(folder, 'backend.vcl'), `backend default { .host = "${hostname}"; .port = "${port}"; }\n`);
  const address = `127.0.0.1:${await freePort()}`;
  const vcl = path.join(SAMPLES, 'varnish');
  const sizes = ['http_req_hdr_len=128k', 'http_req_size=144k', 'workspace_client=384k', 'workspace_backend=384k'];
  const parameters = [`vcl_path=${folder}:${vcl}`, 'http_gzip_support=off', ...sizes];
  const options = parameters.flatMap((parameter) => ['-p', parameter]);
  const files = ['-n', path.join(folder, 'work'), '-f', path.join(vcl, 'default.vcl')];
  const where = ['-s', 'malloc,64m', '-a', address, ...files];
  return new Daemon(`http://${address}`, ['varnishd', '-F', '-j', 'none', ...where, ...options]);
}

/** nginx as a host of a folder of releases, with `deploy/nginx/releases.conf.template`. */
export async function releaseHost(releases: string): Promise<Daemon> {
  const address = `127.0.0.1:${await freePort()}`;
  return nginx(`http://${address}/registry.json`, 'releases', { RELEASES_LISTEN: address, RELEASES_FOLDER: releases });
}

/** nginx as the end of HTTPS, with `https.conf.template` and a certificate of its own, which is returned too. */
export async function httpsEnd(behind: string): Promise<{ daemon: Daemon; origin: string; certificate: string }> {
  const folder = temporaryFolder('glow-certificate-');
  const [certificateFile, keyFile] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const { cert, key } = makeCertificate();
  writeFileSync(certificateFile, cert);
  writeFileSync(keyFile, key);
  const address = `127.0.0.1:${await freePort()}`;
  const daemon = nginx(behind, 'https', {
    HTTPS_LISTEN: address,
    UPSTREAM: new URL(behind).host,
    CERTIFICATE: certificateFile,
    CERTIFICATE_KEY: keyFile,
  });
  return { daemon, origin: `https://${address}`, certificate: cert };
}

function nginx(url: string, sample: string, variables: Record<string, string>): Daemon {
  const folder = temporaryFolder('glow-nginx-');
  const template = readFileSync(path.join(SAMPLES, `nginx/${sample}.conf.template`), 'utf8');
  // as envsubst does
  const site = template.replace(/\$\{(\w+)\}/g, (_text, name: string) => variables[name] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path temp;`);
  // releases are for the user who makes them
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const main = `${user}daemon off; pid pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`;
  mkdirSync(path.join(folder, 'temp'));
  writeFileSync(path.join(folder, 'nginx.conf'), main);
  return new Daemon(url, ['nginx', '-e', 'stderr', '-p', folder, '-c', 'nginx.conf']);
}

function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}
