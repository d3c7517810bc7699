import { sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Tell } from '../base/errors/errors';
import type { BuildVerifier } from '../releases/repository/buildRepository';
import { integrityProblems } from '../releases/publishing/fileProblems';
import { createPublishersReader, publicKeyOf, teamName, type Publishers } from './publishersFile';
import { LOCAL_BASE, LOCAL_REMOTE_MS } from '../releases/repository/localRemotes';
import { CHECK_NAMES, type ListedBuild } from '../releases/repository/registrySchema';
import { buildId, packageName, type BuildName } from '../releases/repository/releaseSchema';
import { attempt } from '../base/system/attempt';

/** The prefix of signed text, so that a signature holds for nothing else. */
const PURPOSE = 'glow-registry-1\n';

/** How far a statement's time may be from the server's, in milliseconds. */
const VALID_MS = 5 * 60 * 1000;

const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;

const PUBLISHING = ['release', 'publish'];

const text = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u);

const signedBy = {
  /** `id` of the publishers file. */
  registry: z.uuid(),
  team: teamName,
  time: z.iso.datetime(),
};

export const statementSchema = z
  .strictObject({
    ...signedBy,
    action: z.enum(['release', 'publish', 'promote', 'share', 'rollback', 'end-canary', 'retire']),
    packages: z
      .array(
        z.strictObject({
          name: packageName,
          build: buildId,
          /** Hash of its `release.json`. */
          integrity: z.string().regex(INTEGRITY),
          /** The package's sequence number before this action. */
          sequence: z.number().int().min(0),
        }),
      )
      .min(1)
      .max(50),
    /** Percentage of shoppers who get the build. */
    share: z.number().int().min(1).max(99).optional(),
    /** Whether it may end a running canary. */
    endsCanary: z.boolean().optional(),
    attestation: z
      .strictObject({
        passed: z.array(z.enum(CHECK_NAMES)),
        commit: text.optional(),
        by: text.optional(),
        note: text.optional(),
      })
      .optional(),
  })
  .refine(({ packages }) => new Set(packages.map(({ name }) => name)).size === packages.length, 'names a package twice')
  .refine(({ share, packages }) => !share || packages.length === 1, 'gives a share to several packages')
  .refine(({ action, share }) => action !== 'share' || share, 'has no share')
  .refine(({ action, attestation }) => !PUBLISHING.includes(action) || attestation, 'has no attestation')
  .refine(({ action, packages }) => PUBLISHING.includes(action) || packages.length === 1, 'names several packages');

export const localStatementSchema = z
  .strictObject({
    ...signedBy,
    action: z.literal('develop'),
    packages: z.array(z.strictObject({ name: packageName })).length(1),
    /** The address of the remote's files on the developer's machine, below a random name. */
    base: z.string().regex(LOCAL_BASE),
    until: z.iso.datetime(),
  })
  .refine(({ time, until }) => Date.parse(until) - Date.parse(time) <= LOCAL_REMOTE_MS, 'lasts longer than an hour');

/** A question, or the statement about an upload. */
export const questionSchema = z.strictObject({
  ...signedBy,
  action: z.enum(['upload', 'preview', 'errors', 'source-map', 'log']),
  packages: z
    .array(z.strictObject({ name: packageName, build: buildId.optional() }))
    .min(1)
    .max(50),
  /** The id of an uploaded file, or the name of a source map's script. */
  file: text.optional(),
  /** The validity of a preview. */
  hours: z.number().int().min(1).max(720).optional(),
});

export type Question = z.output<typeof questionSchema>;

export type Statement = z.output<typeof statementSchema>;

/** A developer wants to see a remote of their own machine in the store. */
export type LocalStatement = z.output<typeof localStatementSchema>;

export type Said = Statement | LocalStatement | Question;

/** A statement as text, and the team's signature of exactly this text, in base64. */
export type SignedStatement = NonNullable<ListedBuild['signed']>;

/** `key` is a private Ed25519 key. */
export function signStatement(statement: Said, key: KeyObject): SignedStatement {
  const content = JSON.stringify(statement);
  return { statement: content, signature: sign(null, bytesOf(content), key).toString('base64') };
}

export function isSignedBy({ statement, signature }: SignedStatement, key: string): boolean {
  return verify(null, bytesOf(statement), publicKeyOf(key), Buffer.from(signature, 'base64'));
}

/** Throws an `Error` with a phrase if the text is not of the schema. */
export function parseAs<Value>(schema: z.ZodType<Value>, content: string): Value {
  const { success, data, error } = schema.safeParse(JSON.parse(content));
  if (success) return data;
  throw new Error(error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '));
}

export function isTimely(time: string): boolean {
  return Math.abs(Date.now() - Date.parse(time)) <= VALID_MS;
}

export function isPublishing({ action }: Statement): boolean {
  return PUBLISHING.includes(action);
}

/** Why a listed build is not proven to come from a team that may release it, as a phrase; undefined if it is proven. */
export function signatureProblem(
  { id, teams, accepted }: Publishers,
  { integrity, signed }: Pick<ListedBuild, 'integrity' | 'signed'>,
  { name, build }: BuildName,
): string | undefined {
  if (accepted.includes(integrity)) return undefined;
  if (!signed) return 'it is not signed, and `npm run glow -- registry accept` has not accepted it';
  const statement = attempt(() => parseAs(statementSchema, signed.statement));
  const team = statement && Object.hasOwn(teams, statement.team) ? teams[statement.team] : undefined;
  if (!statement || !team?.packages.includes(name) || !isSignedBy(signed, team.key))
    return `it has no signature of a team that may release ${name}`;
  const isOfBuild = statement.packages.some(
    (one) => one.name === name && one.build === build && one.integrity === integrity,
  );
  return isOfBuild && isPublishing(statement) && statement.registry === id
    ? undefined
    : 'its signature is that of something else';
}

/** Accepts builds that a team of the publishers file has signed. Throws a `StartError` if the file cannot be used. */
export function createBuildVerifier(publishersFile: string, report: Tell): BuildVerifier {
  const read = createPublishersReader(publishersFile, report);
  return {
    stamp: () => read().stamp,
    problemOf: (listed, release) =>
      signatureProblem(read().publishers, listed, release) ?? integrityProblems(release)[0]?.replace(/\.$/, ''),
  };
}

const bytesOf = (content: string): Buffer => Buffer.from(PURPOSE + content);
