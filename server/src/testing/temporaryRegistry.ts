import { createPrivateKey } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Config } from '../base/config/config';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { publishLocalBuilds } from '../releases/publishing/folderTarget';
import { STORE } from '../base/config/project';
import { listedRoutes } from '../releases/repository/remoteRoutes';
import { readRegistryFile } from '../releases/repository/registryFile';
import type { Publication, ReleaseTarget } from '../releases/publishing/releaseTarget';
import type { Question, SignedStatement, Statement } from '../registry/statement';
import { addTeam } from '../registry/publisherKeys';
import { createBuildVerifier, signStatement } from '../registry/statement';
import { idOfFile } from '../registry/fileId';
import type { Unsigned } from '../registry/registryClient';
import { readPublishersFile } from '../registry/publishersFile';
import { registryTarget } from '../registry/registryTarget';
import { registryInThisProcess } from './registryInThisProcess';
import { noDatabase, TemporarySite } from './temporarySite';
import { fail, QUICKLY, writeBuild } from './writeBuild';

export const TEAMS = { buying: ['checkout', 'account'], reading: ['blog'] };

type TeamName = keyof typeof TEAMS;

const PREFIXES: Record<string, string[]> = { checkout: ['/cart'], account: ['/account'], blog: ['/blog'] };
const CHECKED: Publication = { skipped: [], provenance: { commit: 'c0ffee', by: 'Ann', note: 'New sums' } };

/** A server with a registry service, two teams, and released packages. `open` first. */
export class TemporaryRegistry {
  readonly site = new TemporarySite();
  readonly publishersFile = join(this.site.root, 'publishers.json');
  /** What the verifier reports. */
  readonly reports: string[] = [];
  /** What the client prints. */
  readonly prints: string[] = [];
  /** More of the server's configuration. */
  settings: Partial<Config> = {};
  database = noDatabase;
  /** Whether the service runs in a process of its own, which takes longer to start than in the tests' process. */
  hasOwnProcess = false;
  private access = new Map<string, { token: string; keyFile: string }>();
  private atFirst: typeof this.access = new Map();
  private server?: FastifyInstance;

  /** Publishes the local builds, adds the teams and starts the server; the shell renders with `shell`, if given. */
  async open(shell?: string): Promise<FastifyInstance> {
    const { site } = this;
    writeBuild(site, 'shell', { build: 's1', prefixes: PREFIXES }, {}, shell);
    for (const { name } of listedRoutes) this.build(name, `${name}1`, {});
    const names = STORE.packages.map(({ name }) => name);
    await publishLocalBuilds(site.folders, names, () => undefined);
    for (const [name, packages] of Object.entries(TEAMS)) this.addTeam(name, packages);
    const server = await this.start();
    this.atFirst = new Map(this.access);
    cpSync(site.root, `${site.root}-at-first`, { recursive: true, preserveTimestamps: true });
    return server;
  }

  /** Brings back all files, keys and teams as they were at first, for another test with the same server. */
  reset(): void {
    const { root } = this.site;
    rmSync(root, { recursive: true });
    cpSync(`${root}-at-first`, root, { recursive: true, preserveTimestamps: true });
    this.access = new Map(this.atFirst);
    for (const said of [this.reports, this.prints, this.site.reports]) said.length = 0;
    this.site.wait();
  }

  addTeam(name: string, packages: string[], quota = 10): void {
    const registry = readRegistryFile(this.site.releases);
    this.access.set(name, addTeam(this.publishersFile, { name, packages, quota }, registry));
  }

  async start(): Promise<FastifyInstance> {
    await this.server?.close();
    const settings = { publishers: this.publishersFile, ...this.settings };
    const inThisProcess = this.hasOwnProcess ? undefined : registryInThisProcess();
    this.server = await this.site.server(settings, this.database, this.verifier(), inThisProcess?.startRegistry);
    await this.server.listen({ port: 0, host: '127.0.0.1' });
    await inThisProcess?.opened;
    return this.server;
  }

  get port(): number {
    return (this.server?.server.address() as AddressInfo | undefined)?.port ?? 0;
  }

  verifier() {
    return createBuildVerifier(this.publishersFile, (sentence) => this.reports.push(sentence));
  }

  /** Builds a remote with these files and an entry of its own. */
  build(name: string, build: string, files: Record<string, string>, server?: string, more: object = {}) {
    const own = PREFIXES[name];
    const entry = `remoteEntry.${build}.js`;
    const release = { build, entry, prefixes: own && { [name]: own }, ...more };
    return writeBuild(this.site, name, release, { [entry]: `// ${name} ${build}`, ...files }, server);
  }

  /** The target of a team's release commands, with its key or another team's. */
  target(team: TeamName, signer: TeamName = team): Promise<ReleaseTarget> {
    const access = { ...this.accessOf(team), keyFile: this.accessOf(signer).keyFile };
    return registryTarget(this.site.folders.project, { url: `http://127.0.0.1:${this.port}`, ...access }, (sentence) =>
      this.prints.push(sentence),
    );
  }

  async release(team: TeamName, builds: StoredRelease[], how: Partial<Publication> = {}) {
    const target = await this.target(team);
    return target.publish(builds, { ...CHECKED, ...how });
  }

  /** Uploads all files of a build as a team, and only that. */
  async upload(team: TeamName, { dist, files }: StoredRelease): Promise<void> {
    for (const file of ['release.json', ...Object.keys(files)]) await this.put(team, readFileSync(join(dist, file)));
  }

  put(team: TeamName, content: Buffer, id = idOfFile(integrityOf(content))) {
    const headers = this.uploadHeaders(team, id);
    return this.inject(team, 'PUT', `/files/${id}`, brotliCompressSync(content, QUICKLY), undefined, headers);
  }

  /** The headers of an upload, with changes of its question, signed with the key of `signer`. */
  uploadHeaders(team: TeamName, file: string, changes: Partial<Question> = {}, signer: TeamName = team) {
    const packages = TEAMS[team].map((name) => ({ name }));
    const { statement, signature } = this.ask(team, { action: 'upload', packages, file, ...changes }, signer);
    return { 'glow-statement': statement, 'glow-signature': signature };
  }

  /** A question as a team's client would send it, signed with the key of `signer`. */
  ask(team: TeamName, question: Unsigned<Question>, signer: TeamName = team): SignedStatement {
    const registry = readPublishersFile(this.publishersFile).id;
    const said = { registry, team, time: new Date().toISOString(), ...question };
    return signStatement(said, createPrivateKey(readFileSync(this.accessOf(signer).keyFile)));
  }

  /** A statement as a team's client would send it, with changes, signed with the key of `signer`. */
  sign(
    team: TeamName,
    release: StoredRelease,
    changes: Partial<Statement> = {},
    signer: TeamName = team,
  ): SignedStatement {
    const { name, build, dist } = release;
    const { packages } = readRegistryFile(this.site.releases);
    const integrity = integrityOf(readFileSync(join(dist, 'release.json')));
    const statement: Statement = {
      action: 'release',
      registry: readPublishersFile(this.publishersFile).id,
      team,
      time: new Date().toISOString(),
      packages: [{ name, build, integrity, sequence: packages[name]?.sequence ?? 0 }],
      attestation: { passed: [] },
      ...changes,
    };
    return signStatement(statement, createPrivateKey(readFileSync(this.accessOf(signer).keyFile)));
  }

  send(team: TeamName, signed: Partial<SignedStatement>) {
    return this.inject(team, 'POST', '/statements', signed);
  }

  /** Sends a request with a team's token, or with another `authorization`. */
  async inject(
    team: TeamName,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    payload?: Buffer | object,
    authorization = `Bearer ${this.accessOf(team).token}`,
    more: Record<string, string> = {},
  ) {
    const type = Buffer.isBuffer(payload) ? 'application/octet-stream' : 'application/json';
    const response = await this.server?.inject({
      method,
      url: `/api/registry${path}`,
      headers: { ...(payload && { 'content-type': type }), ...(authorization && { authorization }), ...more },
      payload,
    });
    return { status: response?.statusCode, text: response?.body ?? '', headers: response?.headers ?? {} };
  }

  get(request: string | InjectOptions) {
    return this.server?.inject(request) ?? fail('The server is not started');
  }

  accessOf(team: string): { token: string; keyFile: string } {
    return this.access.get(team) ?? fail(`There is no team ${team}`);
  }

  pointers(name: string) {
    return readRegistryFile(this.site.releases).packages[name];
  }
}
