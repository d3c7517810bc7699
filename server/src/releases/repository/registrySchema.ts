import { z } from 'zod';
import { buildId, packageName, releaseSchema } from './releaseSchema';

const timestamp = z.iso.datetime();

/** The checks of a release that can be skipped, in their order. */
export const CHECK_NAMES = ['types', 'tests', 'journeys'] as const;

const listedBuild = z.object({
  version: z.string(),
  published: timestamp,
  /** Hash of its `release.json`, which has the hashes of all other files. */
  integrity: z.string(),
  /** Whether the journey tests ran before the release; for servers that do not know `skipped`. */
  journeys: z.enum(['passed', 'skipped']),
  skipped: z.array(z.enum(CHECK_NAMES)).optional(),
  /** The commit it was built from, followed by whether there were other changes. */
  commit: z.string().optional(),
  /** The person who has released it, by their name in git. */
  by: z.string().optional(),
  /** Their note. */
  note: z.string().optional(),
  /** The signed statement of its publisher, if it came through the registry service (`server/src/registry`). */
  signed: z.object({ statement: z.string(), signature: z.string() }).optional(),
  /** When it was withdrawn automatically, and why. Earlier versions wrote no `evidence`, but the number of shoppers that it had failed (`failed`) among all (`of`). */
  withdrawn: z
    .object({ at: timestamp, failed: z.number().int(), of: z.number().int(), evidence: z.string().optional() })
    .optional(),
});

/** A package's pointers into its published builds. */
const pointers = z.object({
  live: z.object({ build: buildId, since: timestamp }).optional(),
  /** A build that `share` percent of shoppers get instead of the live one. */
  canary: z.object({ build: buildId, since: timestamp, share: z.number().int().min(1).max(99) }).optional(),
  /** Former live builds, the latest last. */
  past: z.array(buildId).default([]),
  builds: z.record(buildId, listedBuild).default({}),
  /** Builds whose files were deleted, so that mirrors delete them too; forgotten after 90 days. */
  unpublished: z.record(buildId, z.object({ version: z.string(), at: timestamp })).optional(),
  /** What an operator has switched off: the package by its name, fragments of it as `remote/Name`. */
  off: z.array(z.string()).optional(),
  /** How many changes came through the registry service, so that none is accepted twice. */
  sequence: z.number().int().optional(),
  /** The origins of `release.json` that the store's owner has confirmed. */
  backends: releaseSchema.shape.backends,
});

/** `registry.json`: the published and live builds of each package. */
export const registrySchema = z.object({ packages: z.record(packageName, pointers).default({}) });

export type ListedBuild = z.output<typeof listedBuild>;

/** Where a build comes from. */
export type Provenance = Pick<ListedBuild, 'commit' | 'by' | 'note'>;

export type CheckName = (typeof CHECK_NAMES)[number];

/** A package's pointers into its published builds. */
export type Pointers = z.output<typeof pointers>;

export type RegistryFile = z.output<typeof registrySchema>;

/** The pointers of all packages, by name. */
export type Packages = RegistryFile['packages'];
